use record::*; use table::*; use words::Lang;
#[test] fn p() {
    let chairs = vec![Chair::person("Anna"), Chair::bot("Bruno", "greedy")];
    let fair = fair::Fair::new("example-1", fair::seed_of("secret"), vec![Some(fair::seed_of("anna")), None]);
    let mut g = registry::open("roma", "start=a", chairs, Origin::Fair(fair)).unwrap();
    let mut luck = Luck::fast(1);
    for i in 0..3 { let s = g.status().owing().iter().next().unwrap(); let n = g.bot(s, bots::Bot::Greedy, &mut luck).unwrap(); g.decide(s, &n, Lang::En).unwrap(); if i == 0 { g.undo(s, Lang::En).unwrap(); let o = g.options(s, Lang::En); g.decide(s, &o[0].notation, Lang::En).unwrap(); } }
    g.undo_agreed(2, Seat::B, Lang::En).unwrap();
    g.take_over(Seat::B, Chair::person("Carla"), Lang::En).unwrap();
    let o = g.options(Seat::A, Lang::En); g.decide(Seat::A, &o[1].notation, Lang::En).unwrap();
    g.resign(Seat::A, Lang::En).unwrap();
    println!("{}", g.record());
    let setup = Settings::read("").unwrap();
    let m = Match::<roma::Roma>::new(&setup, vec![Chair::person("Anna"), Chair::person("B")], Origin::Phrase("42".into())).unwrap();
    println!("{} state bytes", std::mem::size_of::<roma::Roma>());
    let mut l = m.origin().luck(); println!("{:?}", (0..8).map(|_| l.die()).collect::<Vec<_>>());
    let mut l = m.origin().luck(); println!("{:?}", (0..4).map(|_| l.word()).collect::<Vec<_>>());
    l.rekey(1); println!("rekey {:?}", (0..4).map(|_| l.word()).collect::<Vec<_>>());
}
