### The frame of every page, the home page, the lobby, the account, the rulebook.

web-skip = To the decision
web-home = Ludus, home
web-tools = Tools
web-tables = Tables
web-replays = Replays
web-rules = Rules
web-language = Language
web-language-set = Set
web-card-more = More in the rulebook:
web-emblem-a = Fulmen
web-emblem-b = Luna
web-emblem-c = Sol
web-emblem-d = Unda
