import Foundation
import JSONValues
import PlainText
import Testing

@testable import WebSurface

@Suite("Messages of browsers")
struct ProtocolTests {
  private func message(_ text: String) throws -> ClientMessage {
    try ClientMessage(Array(text.utf8), limits: WebLimits())
  }

  @Test(
    "Each kind of event is read",
    arguments: [
      (#"[1,7,"press"]"#, ClientEvent.Action.press), (#"[1,7,"on",true]"#, .toggle(true)),
      (#"[1,7,"move",9,true]"#, .move(9, isBehind: true)),
      (#"[1,7,"item",9,1.5,-2]"#, .item(9, x: 1.5, y: -2)),
      (#"[1,7,"drop",["a"],3,4]"#, .drop(["a"], x: 3, y: 4)), (#"[1,7,"over",false]"#, .over(false)),
      (#"[1,7,"copy"]"#, .copy(removes: false)), (#"[1,7,"cut"]"#, .copy(removes: true)),
      (#"[1,7,"share"]"#, .share), (#"[1,7,"hold",true]"#, .hold(true)),
      (
        #"[1,7,"pan",1,0,1,20,30,-4,5]"#,
        .pan(
          PanEvent(
            .ended, from: CGPoint(x: 0, y: 1), to: CGPoint(x: 20, y: 30),
            velocity: CGSize(width: -4, height: 5)))
      ),
      (#"[1,7,"text","Grüße 👋",3]"#, .text("Grüße 👋", revision: 3)), (#"[1,7,"num",2.5]"#, .number(2.5)),
      (#"[1,7,"date","2026-05-01"]"#, .date("2026-05-01")), (#"[1,7,"pick"]"#, .select),
      (#"[1,7,"step",false]"#, .step(up: false)), (#"[1,7,"submit"]"#, .submit),
      (#"[1,7,"key","palette"]"#, .key("palette")), (#"[1,7,"go",0]"#, .history(0)),
      (#"[1,7,"go",2,"app://a"]"#, .history(2, content: "app://a")),
      (#"[1,7,"seen",[3,4]]"#, .visible([3, 4])), (#"[1,7,"files",["a"]]"#, .files(["a"])),
      (#"[1,7,"dismiss"]"#, .dismiss), (#"[1,7,"focus"]"#, .focus),
      (#"[1,7,"shift",true]"#, .shift(down: true)), (#"[1,7,"done"]"#, .written),
      (##"[1,7,"val","#0000ff"]"##, .value("#0000ff")),
    ])
  func kinds(_ text: String, _ action: ClientEvent.Action) throws {
    #expect(try message(text) == .event(ClientEvent(sequence: 1, node: 7, action: action)))
  }

  @Test(
    "What is no message is refused, and said why",
    arguments: [
      ("", "no JSON"), ("{}", "an array"), ("[]", "the sequence number"), (#"[0,1,"press"]"#, "1 to"),
      (#"[1,-1,"press"]"#, "the node"), (#"[1,1,"jump"]"#, "no kind"), (#"[1,1,"press",1]"#, "too many"),
      (#"[1,1,"text","a"]"#, "the revision"), (#"[1,1,"on","true"]"#, "true or false"),
      (#"[1.5,1,"press"]"#, "whole number"), (#"[1,1,"num",1e999]"#, "finite"),
      (#"["hello"]"#, "two parts"), (#"["hello",{"n":1}]"#, "\"life\""),
      (#"[1,99999999999999999999,"press"]"#, "the node"), (#"[[[[[[[[1]]]]]]]]"#, "no JSON"),
    ])
  func malformed(_ text: String, _ reason: String) {
    let error = #expect(throws: WebSurfaceError.self) { try message(text) }
    #expect(error?.code == .badMessage)
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test("Bytes of any kind end in a message or an error")
  func anyBytes() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let count = Int.random(in: 0...60, using: &generator)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &generator)
          ? Array(#"[]{}",:0123456789eE.-truefalsn\u"#.utf8).randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
      }
      _ = Result { try ClientMessage(bytes, limits: WebLimits()) }
    }
  }

  @Test("A text longer than a message may be is refused")
  func longText() {
    var limits = WebLimits()
    limits.messageBytes = 10
    #expect(throws: WebSurfaceError.self) {
      try ClientMessage(Array(#"[1,1,"text","12345678901",1]"#.utf8), limits: limits)
    }
  }

  @Test("A greeting says what is known of the browser; what is newer than the server is passed over")
  func hello() throws {
    let text = #"""
      ["hello",{"n":4,"life":"a.1","url":"/at/x?w=1","w":390,"h":844,"dark":true,"tz":"Europe/Berlin","new":[1]}]
      """#
    guard case .hello(let hello) = try message(text) else {
      Issue.record("no greeting")
      return
    }
    #expect(hello.patch == 4)
    #expect(hello.life == "a.1")
    #expect(hello.environment.width == 390)
    #expect(hello.environment.isDark == true)
    #expect(hello.environment.timeZone == "Europe/Berlin")
    #expect(hello.environment.reducesMotion == nil)
  }
}

@Suite("Patches that are kept")
struct PatchRingTests {
  private func ring(limit: Int, _ count: Int, each bytes: Int) -> PatchRing {
    var ring = PatchRing(limit: limit)
    for number in 1...count { ring.append(number, [UInt8](repeating: UInt8(number & 255), count: bytes)) }
    return ring
  }

  @Test("What follows on a patch is given in order")
  func follows() {
    let ring = ring(limit: 1000, 10, each: 10)
    #expect(ring.patches(after: 7, upTo: 10)?.map(\.number) == [8, 9, 10])
    #expect(ring.patches(after: 7, upTo: 10)?.last?.operations.first == 10)
    #expect(ring.patches(after: 10, upTo: 10)?.isEmpty == true)
    #expect(ring.patches(after: 0, upTo: 10)?.count == 10)
  }

  @Test("Bytes are bounded, and what fell out is known to be missing")
  func bounded() {
    let ring = ring(limit: 100, 1000, each: 10)
    #expect(ring.byteCount <= 100)
    #expect(ring.count == 10)
    #expect(ring.patches(after: 989, upTo: 1000) == nil)
    #expect(ring.patches(after: 990, upTo: 1000)?.count == 10)
    #expect(ring.patches(after: 1001, upTo: 1000) == nil)
  }

  @Test("A patch larger than all leaves nothing behind")
  func large() {
    var ring = ring(limit: 100, 3, each: 10)
    ring.append(4, [UInt8](repeating: 0, count: 200))
    #expect(ring.byteCount == 0)
    #expect(ring.patches(after: 3, upTo: 4) == nil)
  }

  @Test("A gap in the numbers begins anew")
  func gap() {
    var ring = ring(limit: 100, 3, each: 10)
    ring.append(9, [1])
    #expect(ring.patches(after: 2, upTo: 9) == nil)
    #expect(ring.patches(after: 8, upTo: 9)?.count == 1)
  }
}

@Suite("Budgets, fields, addresses, languages")
struct SmallPartsTests {
  @Test("A burst is let through, then a steady rate")
  func budget() {
    var budget = EventBudget(rate: 10, capacity: 5, now: 0)
    func taken(_ tries: Int, at seconds: Double) -> Int {
      var count = 0
      for _ in 0..<tries where budget.take(now: seconds) { count += 1 }
      return count
    }
    let counts = [taken(8, at: 0), taken(8, at: 0.25), taken(100, at: 1000), taken(1, at: 0)]
    #expect(counts == [5, 2, 5, 0])
  }

  @Test("A browser isn't told what it said, and told everything else with the edit that was seen")
  func fields() {
    var fields = FieldRevisions()
    let never = fields.revision(of: 1, toShow: "x")
    #expect(never == 0)
    let first = fields.edit(1, "h", revision: 1)
    let second = fields.edit(1, "hi", revision: 2)
    let late = fields.edit(1, "h", revision: 1)
    #expect(first && second && !late)
    let echo = fields.revision(of: 1, toShow: "hi")
    let cleared = fields.revision(of: 1, toShow: "")
    let again = fields.revision(of: 1, toShow: "")
    #expect(echo == nil)
    #expect(cleared == 2)
    #expect(again == nil)
  }

  @Test(
    "Addresses of windows are read and written",
    arguments: ["/", "/settings", "/scene/message?value=Nw", "/at/a%20b/c", "/scene/x/at/%2E%2E/%C3%BC"])
  func addresses(_ text: String) throws {
    let parts = text.split(separator: "?")
    let value = parts.count > 1 ? String(parts[1].dropFirst(6)) : nil
    let address = try #require(WindowAddress(rawPath: parts[0], value: value))
    #expect(address.text(window: nil) == text)
  }

  @Test("What leads to no window is none", arguments: ["/other", "/settings/x", "/scene", "/-/live"])
  func noAddress(_ text: String) { #expect(WindowAddress(rawPath: Substring(text), value: nil) == nil) }

  @Test("A value that isn't base 64 leads to no window")
  func badValue() { #expect(WindowAddress(rawPath: "/", value: "%%%") == nil) }

  @Test("The history of a browser follows the pages")
  func history() {
    var history = WindowHistory()
    let moves = [[], ["a"], ["a", "b", "c"], ["a", "b", "d"], ["a"]].map { history.move(to: $0) }
    #expect(
      moves == [
        [], [.push(steps: ["a"])], [.push(steps: ["a", "b"]), .push(steps: ["a", "b", "c"])],
        [.replace(steps: ["a", "b", "d"])], [.goBack(to: 1)],
      ])
    history.cameTo(0)
    let last = history.move(to: [])
    #expect(last.isEmpty)
    // Forward to pages that are shown again, and to one that can't be.
    history.cameTo(2)
    let forward = history.move(to: ["a", "b"])
    #expect(forward == [.replace(steps: ["a", "b"])])
    history.cameTo(4)
    #expect(history.isApart)
    let none = history.move(to: ["a", "b"])
    #expect(none == [.goBack(to: 2)])
    #expect(!history.isApart)
  }

  @Test(
    "Images come from the public network alone",
    arguments: [
      ("127.0.0.1", false), ("10.1.2.3", false), ("172.20.0.1", false), ("192.168.1.1", false),
      ("169.254.169.254", false), ("100.64.0.1", false), ("0.0.0.0", false), ("224.0.0.1", false),
      ("::1", false), ("fe80::1", false), ("fd00::1", false), ("::ffff:8.8.8.8", false),
      ("2002:7f00:1::", false),
      ("8.8.8.8", true), ("172.15.0.1", true), ("2a00:1450:4001::1", true),
    ])
  func networks(_ text: String, _ isPublic: Bool) {
    let addresses = NetworkAddresses.addresses(of: text)
    #expect(addresses.count == 1)
    #expect(addresses.allSatisfy(\.isPublic) == isPublic)
  }

  @Test("Languages come by weight, and what is none is passed over")
  func languages() {
    #expect(
      AcceptedLanguages.languages(of: "fr;q=0.5, de-CH, en;q=0.9, *;q=0.1, xx_yy, zh;q=0") == [
        "de-CH", "en", "fr",
      ])
    #expect(AcceptedLanguages.languages(of: "").isEmpty)
    #expect(AcceptedLanguages.languages(of: String(repeating: "en,", count: 10_000)).count <= 16)
  }

  @Test("Text of the surface's own pages ends no markup")
  func escaping() {
    #expect(MarkupEscaping.escaped(#"<a b="c" d='e'>&"#) == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
  }

  @Test("Times are counted in steps that double")
  func histogram() {
    var histogram = LatencyHistogram()
    for _ in 0..<99 { histogram.add(0.0005) }
    histogram.add(10)
    #expect(histogram.count == 100)
    #expect(histogram.quantile(0.5) < 0.001)
    #expect(histogram.quantile(1) > 1)
    #expect(histogram.cumulative.last?.count == 100)
  }
}
