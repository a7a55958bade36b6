import Foundation
import LanguageData
import Testing

@testable import LanguageCompiler

@Suite struct LanguageSourceTests {
  @Test(arguments: [
    (#"{"lexicons": {"a": {"x": 1, "X": 2}}}"#, "stands for both"),
    (#"{"lexicons": {"a": [" "]}}"#, "has no word"),
    (#"{"tables": {"t": {"columns": ["a"], "rows": [["1", "2"]]}}}"#, "row 1: expected 1 fields"),
    (#"{"grammars": {"g": {"rules": {"a": ["b c"]}, "roots": ["a"]}}}"#, "there is no symbol b"),
    (#"{"grammars": {"g": {"rules": {"a": ["('x' | 'y'"]}, "roots": ["a"]}}}"#, "expected \")\""),
    (#"{"grammars": {"g": {"rules": {"a": ["'x' -> #sum{5..1}"]}, "roots": ["a"]}}}"#, "a range"),
    (#"{"grammars": {"g": {"rules": {"a": ["'x'"]}, "roots": ["b"]}}}"#, "the root b has no rule"),
    ("{", "test.json"),
  ]) func namesWhatIsWrongWithASource(_ json: String, _ message: String) {
    let error = #expect(throws: LanguageDataError.self) {
      try LanguageSource(json, named: "test.json").compiled()
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "no error")")
  }
}
