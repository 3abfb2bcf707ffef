//! What a screen reader is told: the accessibility tree of a page.

use serde_json::{Value, json};

use crate::page::Page;

/// Something that is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// What it is: `button`, `region`, `heading`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// Whether it can be used.
    pub able: bool,
    /// Whether it is open, if it can be.
    pub open: Option<bool>,
    /// Whether changes in it are told by themselves.
    pub live: bool,
    backend: i64,
    id: String,
    parent: Option<String>,
    children: Vec<String>,
}

/// All that is told of a page.
#[derive(Clone, Debug)]
pub struct Tree(Vec<Node>);

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

fn node(value: &Value) -> Node {
    let property = |name: &str| {
        let all = value["properties"].as_array()?;
        let found = all.iter().find(|property| property["name"] == name)?;
        Some(found["value"]["value"].clone())
    };
    let is = |name: &str| property(name) == Some(Value::Bool(true));
    let children = value["childIds"].as_array().into_iter().flatten().map(text).collect();
    Node {
        role: text(&value["role"]["value"]),
        name: text(&value["name"]["value"]),
        able: !is("disabled"),
        open: property("expanded").and_then(|open| open.as_bool()),
        live: property("live").is_some_and(|live| live == "polite" || live == "assertive"),
        backend: value["backendDOMNodeId"].as_i64().unwrap_or_default(),
        id: text(&value["nodeId"]),
        parent: value["parentId"].as_str().map(str::to_string),
        children,
    }
}

impl Tree {
    fn get(&self, id: &str) -> Option<&Node> {
        self.0.iter().find(|node| node.id == id)
    }

    /// All of a role.
    pub fn all(&self, role: &str) -> impl Iterator<Item = &Node> {
        self.0.iter().filter(move |node| node.role == role)
    }

    /// The one of this role whose name contains this.
    pub fn named(&self, role: &str, words: &str) -> Option<&Node> {
        self.all(role).find(|node| node.name.contains(words))
    }

    /// All that is inside, in order.
    pub fn within<'a>(&'a self, node: &'a Node) -> Vec<&'a Node> {
        let mut found = Vec::new();
        for child in node.children.iter().filter_map(|id| self.get(id)) {
            found.push(child);
            found.extend(self.within(child));
        }
        found
    }

    /// What is around it, from the inside out.
    pub fn around<'a>(&'a self, node: &'a Node) -> impl Iterator<Item = &'a Node> {
        let above = |node: &&'a Node| self.get(node.parent.as_ref()?);
        std::iter::successors(above(&node), above)
    }

    /// All words inside, as they are read out.
    pub fn words(&self, node: &Node) -> String {
        let inside = self.within(node);
        let told = ["StaticText", "button", "checkbox", "link"];
        let words = inside.iter().filter(|node| told.contains(&node.role.as_str()));
        words.map(|node| node.name.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Everything, one thing a line, deeper things further in.
    pub fn outline(&self) -> String {
        let told =
            |node: &&Node| !matches!(node.role.as_str(), "InlineTextBox" | "none" | "generic");
        let line = |node: &Node| {
            let deep = "  ".repeat(self.around(node).count());
            format!("{deep}{} {:?}\n", node.role, node.name)
        };
        self.0.iter().filter(told).map(line).collect()
    }
}

impl Page {
    /// What a screen reader is told now.
    ///
    /// # Panics
    /// If the browser does not say.
    pub async fn tree(&self) -> Tree {
        let told = self.cdp("Accessibility.getFullAXTree", json!({})).await;
        Tree(told["nodes"].as_array().expect("a list of nodes").iter().map(node).collect())
    }

    /// Does what a screen reader does when its user presses this. False if it is gone from the page.
    pub async fn activate(&self, node: &Node) -> bool {
        let cdp = self.driver().cdp();
        let found = cdp.send_raw("DOM.resolveNode", json!({ "backendNodeId": node.backend })).await;
        let Ok(found) = found else { return false };
        let call = json!({
            "objectId": found["object"]["objectId"],
            "functionDeclaration": "function () { this.click(); }",
        });
        cdp.send_raw("Runtime.callFunctionOn", call).await.is_ok()
    }
}
