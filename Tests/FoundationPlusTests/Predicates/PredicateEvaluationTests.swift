import FoundationPlus
import Testing

@Suite("Predicates from formats") struct PredicateEvaluationTests {
  @Test(
    "A recipe fits, or doesn't",
    arguments: [
      // Comparisons
      ("minutes = 35", true), ("minutes == 35.0", true), ("minutes != 35", false), ("minutes <> 36", true),
      ("minutes < 35", false), ("minutes <= 35", true), ("minutes =< 35", true), ("minutes > 34.5", true),
      ("minutes >= 36", false), ("minutes => 35", true), ("35 == minutes", true), ("minutes == 0x23", true),
      ("minutes == 0b100011 AND minutes == 0o43", true), ("rating > 4", true), ("rating == 45e-1", true),
      ("minutes BETWEEN {30, 35}", true), ("minutes between {36, 90}", false),
      ("title BETWEEN {'A', 'D'}", true), ("price == 12.4", true), ("price < 12.41 AND price > 12", true),
      ("#size == 4", true), ("size == 4", true), ("isVegan == NO", true), ("isVegan == TRUE", false),
      ("isVegan == 0", true), ("course == 'starter'", true), ("course IN {'main', 'dessert'}", false),
      // Texts
      ("title BEGINSWITH 'Crème'", true), ("title BEGINSWITH 'creme'", false),
      ("title BEGINSWITH[cd] 'creme'", true), ("title beginswith[c] 'CRÈME'", true),
      ("title BEGINSWITH[d] 'Creme'", true), ("title BEGINSWITH[d] 'creme'", false),
      ("title ENDSWITH[cd] 'LEGUMES'", true), ("title ENDSWITH 'legumes'", false),
      ("title CONTAINS ' de '", true), ("title CONTAINS[dc] 'DE LE'", true), ("title CONTAINS ''", true),
      ("title ==[cd] 'creme de legumes'", true), ("title !=[cd] 'creme de legumes'", false),
      ("title <[c] 'CS'", true), ("'Légumes' IN title", true), ("'legumes' IN[cd] title", true),
      ("title LIKE 'Cr?me*'", true), ("title LIKE 'Cr?me'", false), ("title LIKE[cd] '*LEG*S'", true),
      ("title LIKE '*'", true), ("title LIKE ''", false), ("title LIKE 'Crème\\\\*'", false),
      ("title MATCHES 'Cr.me de \\w+'", true), ("title MATCHES 'Cr.me'", false),
      ("title MATCHES[c] 'CR.ME|cr.me de l.*'", true), ("title MATCHES[cd] 'creme DE légumes'", true),
      // Logic
      ("minutes == 35 AND rating > 4", true), ("minutes == 35 && rating > 5", false),
      ("minutes == 1 OR rating > 4", true), ("minutes == 1 || rating > 5", false),
      ("NOT minutes == 1", true), ("!(minutes == 35)", false), ("NOT NOT minutes == 35", true),
      ("minutes == 1 AND minutes == 2 OR minutes == 35", true),
      ("minutes == 35 OR minutes == 1 AND minutes == 2", true),
      ("(minutes == 35 OR minutes == 1) AND minutes == 2", false),
      ("NOT minutes == 1 AND minutes == 1", false), ("NOT (minutes == 1 AND minutes == 1)", true),
      ("TRUEPREDICATE", true), ("falsepredicate", false), ("TRUEPREDICATE AND NOT FALSEPREDICATE", true),
      // Collections
      ("'Soup' IN tags", true), ("tags CONTAINS 'soup'", false), ("tags CONTAINS[c] 'soup'", true),
      ("ANY tags BEGINSWITH 'w'", true), ("SOME tags == 'summer'", false),
      ("ALL tags MATCHES '.{4,6}'", true),
      ("NONE tags == 'summer'", true), ("NONE tags == 'winter'", false), ("NOT ANY tags == 'winter'", false),
      ("ANY ingredients.name == 'leek'", true), ("ALL ingredients.grams > 50", false),
      ("ANY ingredients.grams IN {50, 51}", true), ("ALL {} == 1", true), ("ANY {} == 1", false),
      ("tags == {'Soup', 'winter'}", true), ("tags == {'winter', 'Soup'}", false),
      ("tags[0] == 'Soup'", true), ("tags[FIRST] == 'Soup'", true), ("tags[LAST] == 'winter'", true),
      ("tags[SIZE] == 2", true), ("ingredients[1].name == 'cream'", true),
      ("tags.@count == 2", true), ("ingredients.@sum.grams == 250", true),
      ("ingredients.@avg.grams == 125", true), ("ingredients.@min.grams == 50", true),
      ("ingredients.@max.name == 'leek'", true), ("ingredients.grams.@sum == 250", true),
      ("count(ingredients.@distinctUnionOfObjects.isFresh) == 2", true),
      ("count(ingredients.@unionOfObjects.name) == 2", true),
      ("SUBQUERY(ingredients, $i, $i.grams > 100 AND $i.isFresh == YES).@count == 1", true),
      ("SUBQUERY(ingredients, $i, $i.grams > minutes AND $i.name CONTAINS 'ea').@count > 0", true),
      ("SUBQUERY(tags, $t, SUBQUERY(ingredients, $i, $t == $i.name).@count > 0).@count == 0", true),
      // Arithmetic and functions
      ("minutes + 5 * 2 == 45", true), ("(minutes + 5) * 2 == 80", true), ("minutes - 5 - 10 == 20", true),
      ("2 ** 3 ** 2 == 512", true), ("7 / 2 == 3", true), ("7.0 / 2 == 3.5", true), ("-minutes == -35", true),
      ("- 2 ** 2 == 4", true), ("minutes & 3 == 3", true), ("(1 << 4 | 1) == 17", true), ("5 ^ 1 == 4", true),
      ("~0 == -1", true), ("price * 2 == 24.8", true), ("rating + 1 > 5", true),
      ("sum({1, 2, 3}) == 6", true), ("sum(1, 2, 3) == 6", true), ("count:(tags) == 2", true),
      ("max(ingredients.grams) == 200", true), ("min({4, 3}) == 3", true), ("average({1, 2}) == 1.5", true),
      ("median({5, 1, 2}) == 2", true), ("stddev({2, 4, 4, 4, 5, 5, 7, 9}) == 2", true),
      ("mode({1, 2, 2}) == {2}", true), ("sqrt(16) == 4 AND abs(-3) == 3 AND trunc(2.9) == 2", true),
      ("floor(2.5) == 2 AND ceiling(2.5) == 3 AND log(100) == 2 AND ln(1) == 0 AND exp(0) == 1", true),
      ("modulus:by:(minutes, 10) == 5", true), ("add:to:(1, 2) == from:subtract:(5, 2)", true),
      ("raise:toPower:(2, 5) == multiply:by:(8, 4)", true), ("bitwiseAnd:with:(6, 3) == 2", true),
      ("lowercase(title) BEGINSWITH 'crème'", true), ("uppercase:(tags[0]) == 'SOUP'", true),
      ("length(tags[0]) == 4", true), ("tags[0].length == 4", true), ("canonical('É') == 'e'", true),
      ("TERNARY(minutes > 30, 'slow', 'fast') == 'slow'", true),
      ("FUNCTION(title, 'lowercaseString') BEGINSWITH 'crème'", true),
      ("FUNCTION(tags, 'objectAtIndex:', 1) == 'winter'", true),
      ("cooked == CAST(800000000, 'NSDate')", true), ("CAST(cooked, 'NSNumber') == 800000000", true),
      ("CAST('12.40', 'NSDecimalNumber') == price", true),
      ("id == CAST('01020304-0506-0708-090A-0B0C0D0E0F10', 'NSUUID')", true),
      ("source.host == 'kitchen.example' AND source.pathExtension == 'html'", true),
      ("SELF.minutes == 35 AND self.tags[1] == \"winter\"", true),
    ])
  func recipe(format: String, fits: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Recipe.soup) == fits)
  }

  @Test(
    "nil equals nil, differs from everything else, and has no order and no text",
    arguments: [
      ("rating == nil", true), ("rating == NULL", true), ("rating != nil", false), ("rating != 4", true),
      ("rating < 4", false), ("rating > 4", false), ("rating <= nil", true), ("source == nil", true),
      ("source.host == nil", true), ("source CONTAINS 'x'", false), ("rating BETWEEN {1, 2}", false),
      ("rating IN {1, nil}", true), ("rating IN {1, 2}", false), ("NOT rating == 4", true),
      ("rating + 1 == nil", true), ("title CONTAINS nil", false), ("title == nil", false),
      ("TERNARY(rating == nil, 0, rating) == 0", true),
    ])
  func absent(format: String, fits: Bool) {
    var recipe = Recipe.soup
    recipe.rating = nil
    recipe.source = nil
    #expect(NSPredicate(format: format).evaluate(with: recipe) == fits)
  }

  @Test("Arguments stand for values, key paths and numbers")
  func arguments() {
    let soup = Recipe.soup
    let day = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let text = "legumes"
    let found = [
      NSPredicate(format: "title CONTAINS[cd] %@", text),
      NSPredicate(format: "%K == %d", "minutes", 35),
      NSPredicate(format: "%K.%K == %@", "source", "host", "kitchen.example"),
      NSPredicate(format: "%K == %ld AND %K > %f", "ingredients.@sum.grams", 250, "rating", 4.25),
      NSPredicate(format: "cooked >= %@ AND cooked < %@", day, day + 60),
      NSPredicate(format: "cooked BETWEEN %@", [day - 1, day + 1]),
      NSPredicate(format: "cooked == %@", day as NSDate),
      NSPredicate(format: "id == %@", soup.id),
      NSPredicate(format: "id IN %@", Set([soup.id, UUID()])),
      NSPredicate(format: "source == %@", soup.source),
      NSPredicate(format: "course == %@", Course.starter),
      NSPredicate(format: "minutes IN %@", [35, 36.5] as [Any]),
      NSPredicate(format: "isVegan == %@", NSNumber(value: false)),
      NSPredicate(format: "ANY tags IN %@", ["winter", "spring"]),
      NSPredicate(format: "ingredients CONTAINS %@", Ingredient(name: "cream", grams: 50)),
      NSPredicate(format: "rating != %@", nil),
      NSPredicate(format: "%@ == nil", NSNull()),
      NSPredicate(
        format: "minutes == %u AND minutes == %lld AND minutes == %hd AND minutes == %x", 35, 35, 35, 35),
      NSPredicate(format: "%s == 'leek' AND %c == 'x'", "leek", "x"),
      NSPredicate(format: "title == 'no %@ here' OR title == \"%d\" OR minutes == %d", 35),
      NSPredicate(format: "%@ AND minutes == 35", NSPredicate { _, _ in true }),
      NSPredicate(format: "minutes == %@ AND %K == %@", argumentArray: [35, "tags.@count", 2]),
      NSPredicate(format: "minutes == 35", argumentArray: nil),
      NSPredicate(format: "minutes == 35", "left over"),
    ]
    for predicate in found {
      #expect(predicate.evaluate(with: soup), "\(predicate)")
    }
    #expect(!NSPredicate(format: "title == '%@'", "x").evaluate(with: soup))
  }

  @Test("A C list holds what the format says")
  func listOfArguments() {
    let holds = withVaList(["title" as NSString, "Crème de Légumes", 35, -7, 4.5, UInt.max]) { list in
      NSPredicate(
        format: "%K == %@ AND minutes == %ld AND %d < 0 AND rating == %f AND %lu == 18446744073709551615",
        arguments: list)
    }
    #expect(holds.evaluate(with: Recipe.soup))
    let many = withVaList((0..<40).map { $0 as any CVarArg }) { list in
      NSPredicate(
        format: "SELF IN {" + Array(repeating: "%ld", count: 40).joined(separator: ",") + "}", arguments: list
      )
    }
    #expect(many.evaluate(with: 39) && many.evaluate(with: 0) && !many.evaluate(with: 40))
    #expect(
      "leek".withCString { text in
        withVaList([text]) { NSPredicate(format: "SELF == %s", arguments: $0) }
      }.evaluate(with: "leek"))
    #expect(withVaList([]) { NSPredicate(format: "SELF == 1", arguments: $0) }.evaluate(with: 1))
  }

  @Test(
    "Swift's values are arguments of a C list, for predicates themselves and for texts their descriptions")
  func valuesAsArguments() throws {
    let soup = Recipe.soup
    let day = Date(timeIntervalSinceReferenceDate: 800_000_000)
    #expect(
      NSPredicate(format: "id == %@ AND cooked == %@", soup.id as CVarArg, day as CVarArg).evaluate(
        with: soup))
    let source = try #require(soup.source)
    let price = try #require(soup.price)
    let values: [any CVarArg] = [
      soup.id, day, source, price, Set([35, 36]), ["high": 5], ["Soup", "winter"],
    ]
    let format =
      "id == %@ AND cooked == %@ AND source == %@ AND price == %@ AND minutes IN %@ AND rating <= %@.high"
    #expect(NSPredicate(format: format + " AND tags == %@", argumentArray: values).evaluate(with: soup))
    let listed = withVaList(values) { NSPredicate(format: format + " AND tags == %@", arguments: $0) }
    #expect(listed.evaluate(with: soup))
    #expect(String(format: "%@: %@, %d", ["leek"], soup.id, 3) == "[\"leek\"]: \(soup.id), 3")
    #expect(String(format: "%@", Date(timeIntervalSinceReferenceDate: 0)) == "2001-01-01 00:00:00 +0000")
  }

  @Test("Objects are read with what is above their class, wrappers with what they hold")
  func objects() {
    let cases = [
      ("pages > 400", true), ("signature BEGINSWITH 'A'", true), ("shelf == 'novels'", true),
      ("language == 'en'", true), ("author.name ENDSWITH 'Austen' AND author.born == 1775", true),
      ("author.name == 'Woolf'", false), ("SELF == nil", false),
    ]
    for (format, fits) in cases {
      #expect(NSPredicate(format: format).evaluate(with: Book.emma) == fits, "\(format)")
    }
    let emma = Book.emma
    #expect(NSPredicate(format: "SELF == %@", emma).evaluate(with: emma))
    #expect(!NSPredicate(format: "SELF == %@", Medium(signature: "A 12")).evaluate(with: Book.emma))
    #expect(
      NSPredicate(format: "isOverdue == YES AND reminder == nil AND days == 30").evaluate(
        with: Loan(days: 30)))
    #expect(!NSPredicate(format: "isOverdue == YES").evaluate(with: Loan(days: 3)))
  }

  @Test("Dictionaries answer by their keys, and nil where they have none")
  func dictionaries() {
    let loan: [String: Any] = [
      "title": "Emma", "days": 12, "reader": ["name": "Ada", "age": 36.5], "notes": NSNull(),
    ]
    let cases = [
      ("title == 'Emma' AND days < 13", true), ("reader.name == 'Ada'", true),
      ("reader['age'] == 36.5", true),
      ("notes == nil AND missing == nil", true), ("reader CONTAINS 'Ada'", true),
      ("missing.deep == nil", true),
      ("'Ada' IN reader", true), ("reader.@count == 2", true),
    ]
    for (format, fits) in cases {
      let predicate = NSPredicate(format: format)
      #expect(predicate.evaluate(with: loan) == fits, "\(format)")
      #expect(predicate.evaluate(with: NSDictionary(dictionary: loan)) == fits, "\(format)")
    }
  }

  @Test("Numbers of all types compare by their values, large ones exactly")
  func numbers() {
    let ones: [Any] = [
      1, Int8(1), UInt64(1), 1.0, Float(1), Decimal(1), true, NSNumber(value: 1.0), NSNumber(value: true),
      NSDecimalNumber(string: "1"), Int128(1), Float16(1), Optional(1) as Any,
    ]
    for left in ones {
      for right in ones {
        #expect(NSPredicate(format: "SELF == %@", right).evaluate(with: left), "\(left) \(right)")
        #expect(NSPredicate(format: "SELF < %@ + 1 AND SELF >= %@", right, right).evaluate(with: left))
      }
    }
    let large = Int.max
    #expect(!NSPredicate(format: "SELF == %@", Double(large)).evaluate(with: large))
    #expect(NSPredicate(format: "SELF < %@", Double(large)).evaluate(with: large))
    #expect(NSPredicate(format: "SELF == 18446744073709551615").evaluate(with: UInt64.max))
    #expect(!NSPredicate(format: "SELF == SELF").evaluate(with: Double.nan))
    #expect(!NSPredicate(format: "SELF < 1 OR SELF >= 1").evaluate(with: Double.nan))
    #expect(NSPredicate(format: "9223372036854775807 + 1 > 9223372036854775807").evaluate(with: nil))
    #expect(!NSPredicate(format: "SELF == 5").evaluate(with: "5"))
    #expect(NSPredicate(format: "SELF IN {1, 2.5}").evaluate(with: Decimal(string: "2.5")))
  }

  @Test("Case and diacritics fold alike in every locale")
  func folding() {
    let alike = [
      ("STRASSE", "straße", "c"), ("Ångström", "angstrom", "cd"), ("Điện", "ĐIỆN", "c"), ("İ", "i", "cd"),
      ("NAÏVE", "naive", "cd"), ("ΣΊΣΥΦΟΣ", "σισυφος", "cd"), ("e\u{301}", "é", "n"), ("Ünal", "unal", "cd"),
    ]
    for (left, right, options) in alike {
      #expect(NSPredicate(format: "SELF ==[\(options)] %@", right).evaluate(with: left), "\(left)")
      #expect(NSPredicate(format: "SELF IN[\(options)] %@", ["x", right]).evaluate(with: left), "\(left)")
    }
    #expect(!NSPredicate(format: "SELF ==[d] 'NAIVE'").evaluate(with: "naïve"))
    #expect(!NSPredicate(format: "SELF ==[c] 'NAIVE'").evaluate(with: "naïve"))
  }

  @Test("now() follows the clock")
  func now() {
    let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)
    let stopped = WallClock(now: { noon }, sleep: { _ in })
    let recent = NSPredicate(
      format: "FUNCTION(now(), 'dateByAddingTimeInterval:', -3600) < SELF AND SELF <= now()")
    PredicateClock.$clock.withValue(stopped) {
      #expect(recent.evaluate(with: noon - 60))
      #expect(!recent.evaluate(with: noon - 3601))
      #expect(!recent.evaluate(with: noon + 1))
    }
  }

  @Test("Collections of Foundation are filtered, together with predicates of blocks")
  func filtering() {
    let recipes = [Recipe.soup, Recipe.soup, Recipe.soup].enumerated().map { offset, recipe in
      var recipe = recipe
      recipe.minutes = 10 * (offset + 1)
      return recipe
    }
    let quick = NSPredicate(format: "minutes < %d", 25)
    let slow = NSPredicate { recipe, _ in (recipe as? Recipe)?.minutes ?? 0 > 15 }
    #expect(recipes.filter { quick.evaluate(with: $0) }.map(\.minutes) == [10, 20])
    #expect(
      NSArray(array: recipes).filtered(using: quick).compactMap { ($0 as? Recipe)?.minutes } == [10, 20])
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [quick, slow])
    #expect(recipes.filter { both.evaluate(with: $0) }.map(\.minutes) == [20])
    let either = NSCompoundPredicate(orPredicateWithSubpredicates: [
      quick, NSCompoundPredicate(notPredicateWithSubpredicate: slow),
    ])
    #expect(recipes.filter { either.evaluate(with: $0) }.map(\.minutes) == [10, 20])
    let words = NSMutableSet(array: ["leek", "cream", "pepper"])
    words.filter(using: NSPredicate(format: "SELF CONTAINS 'ee'"))
    #expect(words.allObjects as? [String] == ["leek"])
    #expect(
      NSSet(array: ["a", "b"]).filtered(using: NSPredicate(format: "SELF IN %@", ["b", "c"])) == ["b"])
    #expect(
      NSOrderedSet(array: [3, 1, 2]).filtered(using: NSPredicate(format: "SELF > 1")).array as? [Int] == [
        3, 2,
      ])
    let list = NSMutableArray(array: ["leek", "cream"])
    list.filter(using: NSPredicate(format: "SELF LIKE 'c*'"))
    #expect(list as? [String] == ["cream"])
  }

  @Test("What stands after an operator of a key path belongs to the elements")
  func collectionsOfCollections() {
    let shelves = [
      "shelves": [["books": ["Emma", "Persuasion"]], ["books": ["Emma"]], ["books": [] as [String]]]
    ]
    let cases = [
      ("shelves.@sum.books.@count == 3", true), ("shelves.@max.books.@count == 2", true),
      ("count(shelves.@unionOfArrays.books) == 3", true),
      ("shelves.@distinctUnionOfArrays.books == {'Emma', 'Persuasion'}", true),
      ("shelves.books.@count == 3", true), ("shelves.@avg.books.@count == 1", true),
      ("ANY shelves.books CONTAINS 'Emma'", true), ("ALL shelves.books CONTAINS 'Emma'", false),
    ]
    for (format, fits) in cases {
      #expect(NSPredicate(format: format).evaluate(with: shelves) == fits, "\(format)")
    }
  }

  @Test("A long list of identifiers is looked up")
  func membership() {
    let ids = (0..<20_000).map { "book-\($0)" }
    let predicate = NSPredicate(format: "SELF IN %@", ids)
    #expect(ids.filter { predicate.evaluate(with: $0) }.count == ids.count)
    #expect(
      !predicate.evaluate(with: "book-x") && !predicate.evaluate(with: 5) && !predicate.evaluate(with: nil))
  }
}
