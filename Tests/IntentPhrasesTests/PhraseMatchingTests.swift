import AppIntents
import IntentPhrases
import Testing

@Suite struct PhraseMatchingTests {
  /// A text and what it means: the value of `soup`, or "orders" for the other shortcut.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let meaning: String
    init(_ text: String, _ meaning: String) { (self.text, self.meaning) = (text, meaning) }
    var testDescription: String { text }
  }

  private func meaning(_ match: PhraseMatch) -> String {
    match.intent is Diner.ShowOrders ? "orders" : match.values["soup"]?.title ?? "?"
  }

  @Test(arguments: [
    Case("Order Tomato Soup with SoupPot", "Tomato Soup"),
    Case("  order\ttomato   SOUP with souppot.  ", "Tomato Soup"),
    Case("Order creme of mushroom with Pot", "Crème of Mushroom"),
    Case("Order Crème of Mushroom with Pot!", "Crème of Mushroom"),
    Case("Ｏｒｄｅｒ Ｐｈｏ with Pot", "Pho"),
    Case("Order mushroom cream with SoupPot", "Crème of Mushroom"),
    Case("order, 味噌汁, with Pot", "味噌汁"),
    Case("Get me a large pho from Pot", "Pho"),
    Case("Whats cooking in Pot", "orders"),
    Case("What’s cooking in Pot?", "orders"),
  ])
  func theSameWordsAreExact(_ said: Case) async throws {
    let book = await Diner.book()
    guard case .match(let match) = book.answer(to: said.text) else {
      Issue.record("\(book.answer(to: said.text))")
      return
    }
    #expect(match.isExact)
    #expect(match.score == 1)
    #expect(meaning(match) == said.meaning)
  }

  @Test(arguments: [
    Case("Hey, can you please order tomato soup with Pot", "Tomato Soup"),
    Case("order the tomato soup with Pot please, thanks", "Tomato Soup"),
    Case("order tomatoe soup with Pot", "Tomato Soup"),
    Case("oder tomato soup with Pot", "Tomato Soup"),
    Case("order tomato soup using Pot", "Tomato Soup"),
    Case("order tomato soup in the Pot", "Tomato Soup"),
    Case("order clam chowders with Pot", "Clam Chowder"),
    Case("order clam chowder with Soup Pot", "Clam Chowder"),
    Case("order chowder with Pot", "Clam Chowder"),
    Case("order mushroom with Pot", "Crème of Mushroom"),
    Case("Get me king size pho from Pot", "Pho"),
    Case("Show my order in Pot", "orders"),
    Case("What is cooking in SoupPot now", "orders"),
  ])
  func smallDifferencesAreNear(_ said: Case) async throws {
    let book = await Diner.book()
    guard case .match(let match) = book.answer(to: said.text) else {
      Issue.record("\(book.answer(to: said.text))")
      return
    }
    #expect(!match.isExact)
    #expect(match.score < 1 && match.score > 0.5)
    #expect(meaning(match) == said.meaning)
  }

  @Test(arguments: [
    "Order tomato soup", "Don't order tomato soup with Pot", "Order no tomato soup with Pot",
    "with Pot order tomato soup", "Order tomato soup and clam chowder with Pot", "Pot", "soup",
    "Book a table with Pot", "Show my orders in Pan", "Show cooking in Pot", "orders my show in Pot",
    "Stop cooking in Pot", "The order of the tomato soups with which Pot was filled is unknown", "ご注文",
  ])
  func otherWordsMeanNothing(_ text: String) async {
    let book = await Diner.book()
    #expect(book.match(text).isEmpty)
    switch book.answer(to: text) {
    case .nothing(.nothingSimilar), .unknownValue: break
    case let answer: Issue.record("\(answer)")
    }
  }

  @Test func emptyAndEndlessTextsSayWhy() async {
    let book = await Diner.book()
    for text in ["", " \n\t", "?!", "\u{200B}"] {
      guard case .nothing(.noWords) = book.answer(to: text) else {
        Issue.record("\(text): \(book.answer(to: text))")
        continue
      }
    }
    let endless = String(repeating: "order tomato soup with pot ", count: 10_000)
    guard case .nothing(.tooLong) = book.answer(to: endless) else {
      Issue.record("\(book.answer(to: endless))")
      return
    }
    #expect(book.match(String(repeating: "x", count: 1_000_000)).isEmpty)
  }

  @Test func aNearerNegativePhraseWins() async throws {
    let book = await Diner.book()
    let said = [
      "Order a table with Pot": "Order a table with Pot",
      "please order the table with SoupPot": "Order a table with SoupPot",
      "Cancel my order in Pot": "Cancel my orders in Pot",
    ]
    for (text, negative) in said {
      guard case .nothing(.negative(let phrase)) = book.answer(to: text) else {
        Issue.record("\(text): \(book.answer(to: text))")
        continue
      }
      #expect(phrase == negative)
      #expect(book.match(text).isEmpty)
    }
  }

  @Test func doubtIsAnAnswerWithAlternatives() async throws {
    let book = await Diner.book()
    guard case .ambiguous(let matches) = book.answer(to: "Order tomato with Pot") else {
      Issue.record("\(book.answer(to: "Order tomato with Pot"))")
      return
    }
    #expect(Set(matches.map(meaning)) == ["Tomato Soup", "Tomato Bisque"])
    #expect(book.match("Order tomato with Pot").count == 2)
    #expect(book.match("Order tomato with Pot", limit: 1).count == 1)
    #expect(book.match("Order tomato with Pot", limit: 0).isEmpty)
  }

  @Test func whatIsNoValueIsAskedFor() async throws {
    let book = await Diner.book()
    let text = "Please order clan showder with SoupPot"
    guard case .unknownValue(let question) = book.answer(to: text) else {
      Issue.record("\(book.answer(to: text))")
      return
    }
    #expect(question.parameter == "soup")
    #expect(text[question.range] == "clan showder")
    #expect(question.suggestions.map(\.title) == ["Clam Chowder"])
    #expect(question.shortcut.intent is Diner.OrderSoup)

    guard case .unknownValue(let second) = book.answer(to: "Get me a large pizza from Pot") else {
      Issue.record("the size is known, the soup is not")
      return
    }
    #expect(second.parameter == "soup")
    #expect(second.suggestions.isEmpty)
  }

  @Test func theIntentIsANewOneWithTheValuesOfThePhrase() async throws {
    let book = await Diner.book()
    let text = "Get me a big Tomato Soup from pot"
    let match = try #require(book.match(text).first)
    let intent = try #require(match.intent as? Diner.OrderSoup)
    #expect(intent.soup.id == 1)
    #expect(intent.size == .large)
    #expect(intent.note == "from a phrase")
    #expect(match.phrase == "Get me a big Tomato Soup from Pot")
    #expect(match.spans.map { String(text[$0.range]) } == ["big", "Tomato Soup", "pot"])

    intent.note = "changed"
    let own = try #require(book.shortcuts[0].intent as? Diner.OrderSoup)
    #expect(own.note == "from a phrase")
    #expect(!own.$soup.isSet)
    let again = try #require(book.match(text).first?.intent as? Diner.OrderSoup)
    #expect(again.note == "from a phrase")
  }
}
