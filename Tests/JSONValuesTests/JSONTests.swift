import Foundation
import JSONValues
import Testing

@Suite struct JSONTests {
  private func written(_ text: String) throws -> String {
    var writer = JSONWriter()
    writer.value(try JSONValue(parsing: Array(text.utf8)))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "null", "true", "[]", "{}", "-0", "1.0", "1e400", "123456789012345678901234567890", #""""#,
    #"{"a":[1,{"b":null}],"a":2}"#, #""é日👍""#, #"[[[[]]]]"#,
  ])
  func whatComesGoes(_ text: String) throws { #expect(try written(text) == text) }

  @Test(arguments: [
    (" [ 1 ,\t2 ]\r\n", "[1,2]"), (#""\u00e9\ud83d\udc4d\/""#, #""é👍/""#), (#""\ud83d""#, "\"\u{FFFD}\""),
    (#""\ud83dA""#, "\"\u{FFFD}A\""), (#""\ud83d\u0041""#, "\"\u{FFFD}A\""),
    (#""\u001b[1m\u009b\u202e\"\\\n""#, #""\u001b[1m\u009b\u202e\"\\\n""#),
    (#""\udb40\udc41""#, #""\udb40\udc41""#),
  ])
  func textIsReadAndEscaped(_ text: String, _ expected: String) throws {
    #expect(try written(text) == expected)
  }

  @Test(arguments: [
    "", "[", "{", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "01", "1.", ".5", "1e", "+1", "-",
    "tru",
    "nulll", "\"", "\"\\x\"", "\"\\u12g4\"", "\"\u{1}\"", "1 2", "[1 2]", "'a'", "NaN", "\u{FEFF}1",
    String(repeating: "[", count: 100_000),
  ])
  func whatIsNotJSONIsRefused(_ text: String) {
    #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text.utf8)) }
  }

  @Test func errorsSayWhere() {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: Array(#"{"a": tru}"#.utf8)) }
    #expect(error?.description == "expected a value, found \"t\" at byte 7")
  }

  /// Foundation reads the same from the same, byte for byte of a few seeds cut and changed at every place.
  @Test func agreesWithFoundation() throws {
    let seeds = [
      #"{"id":1,"text":"a\u00e9\n","x":[true,false,null,-1.5e3,""]}"#, #"["\\\"",{"é":{}},0,[ ]]"#,
    ]
    var accepted = 0
    for seed in seeds {
      let bytes = Array(seed.utf8)
      for index in bytes.indices {
        for replacement in [[], Array("\"".utf8), Array("1".utf8), Array(",".utf8), Array("]".utf8)] {
          let changed = Array(bytes[..<index]) + replacement + Array(bytes[(index + 1)...])
          guard String(validating: changed, as: UTF8.self) != nil else { continue }
          let theirs = try? JSONSerialization.jsonObject(with: Data(changed), options: .fragmentsAllowed)
          let ours = try? JSONValue(parsing: changed)
          #expect((theirs == nil) == (ours == nil), "\(String(decoding: changed, as: UTF8.self))")
          guard let ours, let theirs else { continue }
          accepted += 1
          var writer = JSONWriter()
          writer.value(ours)
          let again = try JSONSerialization.jsonObject(with: Data(writer.bytes), options: .fragmentsAllowed)
          #expect((again as? NSObject) == (theirs as? NSObject))
        }
      }
    }
    #expect(accepted > 50)
  }

  @Test func membersLeaveOutWhatIsMissing() {
    var writer = JSONWriter()
    writer.object { json in
      json.member("a", 1)
      json.member("b", nil as String?)
      json.member("c", 0.5)
      json.member("d", 3.0)
      json.member("e", Double.nan)
      json.member("f", ["x", "y"])
      json.member("g", false)
    }
    writer.endLine()
    writer.integer(7)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text == "{\"a\":1,\"c\":0.5,\"d\":3,\"e\":null,\"f\":[\"x\",\"y\"],\"g\":false}\n7")
  }
}
