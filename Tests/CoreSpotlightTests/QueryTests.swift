import CoreSpotlight
import Foundation
import Testing

/// Query strings and what is found with them.
@Suite struct QueryTests {
  static let now = Date(timeIntervalSince1970: 1_780_315_200)  // 2026-06-01 12:00 UTC, a Monday

  static func calendar() throws -> Calendar {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    return calendar
  }

  static let attributes: [String: AttributeValue] = [
    "title": .text("Crème brûlée at home"), "keywords": .texts(["dessert", "French"]),
    "pageCount": .integer(4),
    "rating": .real(4.5), "allDay": .flag(true), "contentURL": .url(URL(filePath: "/recipes/7")),
    "startDate": .date(Date(timeIntervalSince1970: 1_780_315_200 - 3_600)),
    "importantDates": .dates([Date(timeIntervalSince1970: 0)]),
    "authors": .people([CSPerson(displayName: "Odile", handles: ["od@example.org"], handleIdentifier: "mail")]
    ),
  ]

  @Test(arguments: [
    (#"title == "Crème brûlée at home""#, true), (#"title == "crème brûlée at home""#, false),
    (#"title == "crème brûlée at home"c"#, true), (#"title == "creme brulee at home"cd"#, true),
    (#"title == "Creme*"d"#, true), (#"title == "Creme""#, false), (#"title == "*brulee*"cd"#, true),
    (#"title == "*home"c"#, true), (#"title == "*hom"c"#, false), (#"title == "c*b*h*e"cd"#, true),
    (#"title == "brulee"cdw"#, true), (#"title == "rulee"cdw"#, false), (#"title == "brul*"cdw"#, true),
    (#"title == "brul"cdw"#, false), (#"title == "*""#, true), (#"subject == "*""#, false),
    (#"keywords == "french"c"#, true), (#"keywords != "german"c"#, true), (#"subject != "x""#, true),
    ("pageCount == 4", true), ("pageCount > 4", false), ("pageCount >= 4 && rating < 5", true),
    ("pageCount < 4 || rating != 4.5", false), ("allDay == true", true), ("allDay == false", false),
    ("!(pageCount == 4)", false), ("! pageCount == 5", true), ("InRange(pageCount, 2, 4)", true),
    ("InRange(pageCount, 5, 9)", false), (#"** == "*dessert*"c"#, true), (#"* == "*odile*"cd"#, true),
    (#"authors == "od@*""#, true), (#"kMDItemTitle == "Cr*""#, true), (#"title > "B""#, true),
    ("startDate >= $time.today && startDate < $time.now", true), ("startDate < $time.today", false),
    ("startDate > $time.today(-1)", true), ("startDate > $time.now(-1800)", false),
    ("startDate > $time.yesterday && startDate < $time.tomorrow", true),
    ("startDate >= $time.this_week && startDate >= $time.this_month && startDate >= $time.this_year", true),
    ("startDate == $time.iso(2026-06-01T11:00:00Z)", true), ("importantDates < $time.this_year(-30)", true),
    (#"title == "Cr\*me*""#, false), (#"(title == 'Cr*' && (pageCount == 9 || pageCount == 4))"#, true),
  ])
  func conditions(query: String, answer: Bool) throws {
    let expression = try QueryExpression.parse(query, now: Self.now, calendar: Self.calendar())
    #expect(expression.matches(Self.attributes) == answer)
  }

  @Test(arguments: [
    ("", 0, "the name of an attribute"), ("title", 5, "=="), ("title ==", 8, "a value"),
    (#"title == "open"#, 9, "no closing quotation mark"), (#"title == "a"x"#, 12, "the flags"),
    (#"(title == "a""#, 13, "a closing parenthesis"), ("title == lamp", 9, "a text in quotation marks"),
    ("a == 1 b == 2", 7, "&&, || or the end"), ("a == 1 &&", 9, "the name of an attribute"),
    ("a > $time.never", 4, "is no time"), ("a > $time.iso(soon)", 4, "$time.iso takes"),
    ("a > $time.now(x)", 4, "whole number"), ("a > $time.now(", 13, "isn't closed"),
    ("InRange(a 1, 2)", 10, "a comma after a"), ("a == inf", 5, "a text in quotation marks"),
  ])
  func badQueryStrings(query: String, position: Int, expected: String) {
    let error = #expect(throws: CSSearchQueryError.self) { try QueryExpression.parse(query) }
    #expect(error?.code == .invalidQuery)
    #expect(error?.position == position)
    #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
  }

  @Test func hostileQueryStringsEnd() {
    #expect(throws: CSSearchQueryError.self) {
      try QueryExpression.parse(String(repeating: "(", count: 100_000))
    }
    #expect(throws: CSSearchQueryError.self) {
      try QueryExpression.parse(String(repeating: "!", count: 100_000))
    }
    let stars = WildcardPattern(parts: [String](repeating: "a", count: 2_000))
    #expect(!stars.matches(String(repeating: "a", count: 1_999) + "b"))
  }

  @Test func aQueryWithHandlers() async throws {
    try await withEmptyIndex {
      try await CSSearchableIndex(name: "q").indexSearchableItems([
        item("1", "Green lamp"), item("2", "Green chair"), item("3", "Lamp shade"),
      ])
      let context = CSSearchQueryContext()
      context.fetchAttributes = ["title"]
      context.filterQueries = [#"title == "*green*"c"#]
      context.keyboardLanguage = "en"
      context.sourceOptions = .allowMail
      let copy = try #require(context.copy() as? CSSearchQueryContext)
      #expect(copy.keyboardLanguage == "en" && copy.sourceOptions == .allowMail)
      let query = CSSearchQuery(queryString: #"title == "*lamp*"c"#, queryContext: copy)
      query.protectionClasses = [.complete]
      #expect(query.protectionClasses.count == 1)
      let log = Log()
      await withCheckedContinuation { done in
        query.foundItemsHandler = { items in
          for item in items {
            log.add(item.uniqueIdentifier + " " + "\(item.attributeSet.values.keys.sorted())")
          }
        }
        query.completionHandler = { error in
          log.add("done \(error == nil)")
          done.resume()
        }
        query.start()
        query.start()
      }
      #expect(log.lines == [#"1 ["title"]"#, "done true"])
      #expect(query.foundItemCount == 1)
    }
  }

  @Test func aBadQueryStringIsReportedAtTheStart() async throws {
    let query = CSSearchQuery(queryString: "title =", attributes: ["title"])
    let message = await withCheckedContinuation { done in
      query.completionHandler = { done.resume(returning: ($0 as? CSSearchQueryError)?.localizedDescription) }
      query.start()
    }
    #expect(message?.contains("at character 7") == true)
  }

  @Test func aCancelledQueryThrows() async throws {
    let query = CSSearchQuery(queryString: #"title == "a""#, attributes: nil)
    query.cancel()
    #expect(query.isCancelled)
    let error = await #expect(throws: CSSearchQueryError.self) { for try await _ in query.results {} }
    #expect(error?.code == .cancelled)
  }

  @Test func whatIsTypedFindsBeginningsAndRanks() async throws {
    try await withEmptyIndex {
      let body = item("text", "Minutes")
      body.attributeSet.textContent = "The harbour was closed."
      let people = item("people", "Call")
      people.attributeSet.authors = [
        CSPerson(displayName: "Jürgen Hafen", handles: ["+49 40 1234"], handleIdentifier: "phone")
      ]
      try await CSSearchableIndex(name: "u").indexSearchableItems([
        body, item("title", "Harbour plan"), item("liked", "Harbour map", hint: 90), people,
      ])
      #expect(try await found("harb") == ["liked", "title", "text"])
      #expect(try await found("harb ").isEmpty)
      #expect(try await found("HARBOUR p") == ["title"])
      #expect(try await found("jurgen") == ["people"])
      #expect(try await found("  ").isEmpty)
      let context = CSUserQueryContext()
      context.maxResultCount = 1
      context.disableSemanticSearch = true
      #expect(try await found("harbour", context: context) == ["liked"])
      context.maxResultCount = 9
      context.maxRankedResultCount = 2
      #expect(try await found("harbour", context: context) == ["liked", "title"])
      context.enableRankedResults = false
      #expect(try await found("harbour", context: context) == ["liked", "text", "title"])
    }
  }

  @Test func ranksCompare() async throws {
    try await withEmptyIndex {
      try await CSSearchableIndex(name: "r").indexSearchableItems([
        item("a", "Oak"), item("b", "Oak", hint: 50),
      ])
      var items: [CSSearchableItem] = []
      for try await result in CSUserQuery(userQueryString: "oak", userQueryContext: nil).results {
        items.append(result.item)
      }
      let sorted = items.reversed().sorted { $0.compare(byRank: $1) == .orderedAscending }
      #expect(sorted.map(\.uniqueIdentifier) == ["b", "a"])
      #expect(items[0].compare(byRank: items[0]) == .orderedSame)
      #expect(items[1].compare(byRank: items[0]) == .orderedDescending)
    }
  }

  @Test func suggestionsGoOnFromTheLastWord() async throws {
    try await withEmptyIndex {
      try await CSSearchableIndex(name: "s").indexSearchableItems([
        item("1", "Garden party"), item("2", "Garden chairs"), item("3", "Garage door"),
        item("4", "Party hat"),
      ])
      let context = CSUserQueryContext()
      context.maxSuggestionCount = 2
      let query = CSUserQuery(userQueryString: "old gar", userQueryContext: context)
      var suggestions: [CSUserQuery.Suggestion] = []
      for try await suggestion in query.suggestions { suggestions.append(suggestion) }
      #expect(suggestions.map(\.id) == ["old garden", "old garage"])
      #expect(query.foundSuggestionCount == 2)
      let shown = suggestions[0].suggestion.localizedAttributedSuggestion
      let typed = shown.runs.first { $0[SuggestionHighlight.self] == true }
      #expect(typed.map { String(shown[$0.range].characters) } == "old gar")
      #expect(suggestions[1] < suggestions[0])
      #expect(suggestions[0].suggestion.suggestionKind == .default)
      #expect(suggestions[0].suggestion.compare(byRank: suggestions[1].suggestion) == .orderedDescending)

      var kinds: [String] = []
      for try await response in CSUserQuery(userQueryString: "part", userQueryContext: nil).responses {
        switch response {
        case .item(let item): kinds.append("item \(item.id)")
        case .suggestion(let suggestion): kinds.append("suggestion \(suggestion.id)")
        }
      }
      #expect(kinds == ["suggestion party", "item 1", "item 4"])

      let next = CSUserQueryContext(currentSuggestion: suggestions[1].suggestion)
      let follow = CSUserQuery(userQueryString: nil, userQueryContext: next)
      CSUserQuery.prepare()
      CSUserQuery.prepareProtectionClasses([])
      for try await _ in follow.results { Issue.record("nothing holds both words") }
    }
  }
}
