import Foundation
import Testing

@testable import UnicornChatInterface

/// Names behind an `@`.
struct MentionTests {
  @Test(
    arguments: [
      ("@", ""), ("Hello @Fi", "Fi"), ("Hello @", ""), ("@Captain Th", "Captain Th"), ("one\n@b", "b"),
    ] as [(String, String)])
  func aNameIsBegun(_ text: String, _ name: String) { #expect(Mention.begun(in: text) == name) }

  @Test(arguments: ["", "Fizz", "sam@example.com", "a@", "Hello @Fizz ", "@Fizz\nand then"])
  func noNameIsBegun(_ text: String) { #expect(Mention.begun(in: text) == nil) }

  @Test func namesAreFoundWholeAndTheLongestFirst() {
    let names = ["Fizz", "Fizzgig", "Captain Thistle", ""]
    func found(_ text: String) -> [String] { Mention.ranges(of: names, in: text).map { String(text[$0]) } }
    #expect(found("@Fizz, ask @captain thistle!") == ["@Fizz", "@captain thistle"])
    #expect(found("@Fizzgig") == ["@Fizzgig"])
    #expect(found("@Fizzing a@Fizz Fizz @ Fizz @").isEmpty)
    #expect(Mention.mentions("Zoë", in: "over to @Zoe"))
    #expect(Mention.begins("Captain Thistle", "th") && !Mention.begins("Captain Thistle", "istle"))
    // Linear, whatever is written.
    #expect(found(String(repeating: "@", count: 50_000)).isEmpty)
  }
}
