import CoreSpotlight
import Foundation
import Testing

/// What a set of attributes keeps, and how its attributes are reached by key paths.
@Suite struct AttributeSetTests {
  @Test func beginsWithoutAnything() {
    let set = CSSearchableItemAttributeSet()
    #expect(set.displayName == nil)
    set.displayName = "Lighthouse"
    #expect(set.displayName == "Lighthouse")
  }

  @Test func keepsValuesOfEveryKind() throws {
    let set = CSSearchableItemAttributeSet(itemContentType: "public.message")
    set.displayName = "Choir practice"
    set.keywords = ["choir", "Thursday"]
    set.latitude = 47.5
    set.allDay = true
    set.pageCount = 12
    set.startDate = Date(timeIntervalSince1970: 1_000)
    set.importantDates = [Date(timeIntervalSince1970: 5)]
    set.thumbnailData = Data([1, 2])
    set.contentURL = URL(string: "https://choir.example/42")
    set.authors = [CSPerson(displayName: "Ines", handles: ["ines@example.org"], handleIdentifier: "mail")]
    set.emailHeaders = ["List-Id": ["choir"]]
    #expect(set.displayName == "Choir practice")
    #expect(set.keywords == ["choir", "Thursday"])
    #expect(set.latitude?.doubleValue == 47.5)
    #expect(set.allDay?.boolValue == true)
    #expect(set.pageCount == 12)
    #expect(set.startDate == Date(timeIntervalSince1970: 1_000))
    #expect(set.importantDates?.count == 1)
    #expect(set.thumbnailData == Data([1, 2]))
    #expect(set.contentURL?.host == "choir.example")
    #expect(set.authors?.first?.displayName == "Ines")
    #expect(set.emailHeaders?["List-Id"] == ["choir"])
    #expect(set.title == nil)

    let again = try JSONDecoder().decode(
      CSSearchableItemAttributeSet.self, from: JSONEncoder().encode(set))
    #expect(again.values == set.values)
    #expect(again.authors == set.authors)
  }

  @Test func nilRemovesAnAttribute() {
    let set = CSSearchableItemAttributeSet(itemContentType: "public.text")
    set.title = "A"
    set.rating = 3
    set.title = nil
    set.rating = nil
    #expect(set.values.keys.sorted() == ["contentType"])
  }

  @Test func aCopyIsIndependent() throws {
    let set = CSSearchableItemAttributeSet(itemContentType: "public.text")
    set.title = "first"
    let copy = try #require(set.copy() as? CSSearchableItemAttributeSet)
    copy.title = "second"
    #expect(set.title == "first")
    #expect(copy.title == "second")
    #expect(set.description == "CSSearchableItemAttributeSet(contentType, title)")
  }

  @Test func keyPathsNameTheirAttribute() {
    let paths: [(PartialKeyPath<CSSearchableItemAttributeSet>, String, AttributeKind)] = [
      (\.displayName, "displayName", .text), (\.keywords, "keywords", .texts),
      (\.latitude, "latitude", .number),
      (\.startDate, "startDate", .date), (\.importantDates, "importantDates", .dates),
      (\.thumbnailData, "thumbnailData", .data), (\.contentURL, "contentURL", .url),
      (\.authors, "authors", .people), (\.emailHeaders, "emailHeaders", .headers),
      (\.HTMLContentData, "HTMLContentData", .data), (\.focalLength35mm, "focalLength35mm", .number),
    ]
    for (path, name, kind) in paths {
      let attribute = CSSearchableItemAttributeSet.attribute(at: path)
      #expect(attribute?.name == name)
      #expect(attribute?.kind == kind)
    }
    #expect(CSSearchableItemAttributeSet.attribute(at: \.displayName?.count) == nil)
    #expect(CSSearchableItemAttributeSet.attribute(at: \.self) == nil)
  }

  @Test func valuesAreSetThroughKeyPaths() throws {
    let set = CSSearchableItemAttributeSet(itemContentType: "public.text")
    try set.setValue("Lighthouse", at: \.displayName)
    try set.setValue(Optional("coast"), at: \.keywords)
    try set.setValue(12, at: \.pageCount)
    try set.setValue(0.5, at: \.latitude)
    try set.setValue(true, at: \.allDay)
    try set.setValue(URL(string: "https://a.example"), at: \.path)
    try set.setValue(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"), at: \.identifier)
    try set.setValue(AttributedString("bold"), at: \.textContent)
    try set.setValue([Date(timeIntervalSince1970: 7)], at: \.importantDates)
    var name = PersonNameComponents()
    name.givenName = "Noor"
    name.familyName = "Haddad"
    try set.setValue(name, at: \.creator)
    #expect(set.displayName == "Lighthouse")
    #expect(set.keywords == ["coast"])
    #expect(set.pageCount == 12)
    #expect(set.latitude == 0.5)
    #expect(set.allDay == true)
    #expect(set.path == "https://a.example")
    #expect(set.identifier == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    #expect(set.textContent == "bold")
    #expect(set.creator == "Noor Haddad")
    try set.setValue(String?.none, at: \.displayName)
    #expect(set.displayName == nil)
  }

  @Test func aValueOfAnotherKindIsReportedByName() throws {
    let set = CSSearchableItemAttributeSet(itemContentType: "public.text")
    let error = #expect(throws: AttributeError.self) { try set.setValue("noon", at: \.startDate) }
    #expect(error?.code == .mismatch)
    #expect(error?.attribute == "startDate")
    #expect(error?.message.contains("startDate holds a date") == true)
    #expect(error?.message.contains("String") == true)
    #expect(throws: AttributeError.self) { try set.setValue("7", at: \.pageCount) }
    let other = #expect(throws: AttributeError.self) { try set.setValue(3, at: \.displayName?.count) }
    #expect(other?.code == .noAttribute)
  }

  @Test func customAttributes() throws {
    let key = try #require(CSCustomAttributeKey(keyName: "org_example_servings"))
    let list = try #require(
      CSCustomAttributeKey(
        keyName: "org_example_spices", searchable: true, searchableByDefault: false, unique: true,
        multiValued: true))
    let set = CSSearchableItemAttributeSet(itemContentType: "public.text")
    set.setValue(NSNumber(value: 4), forCustomKey: key)
    set.setValue(["cumin", "mace"], forCustomKey: list)
    #expect((set.value(forCustomKey: key) as? NSNumber)?.intValue == 4)
    #expect((set.value(forCustomKey: list) as? NSArray)?.count == 2)
    set.setValue(["cumin", "mace"], forCustomKey: key)
    #expect((set.value(forCustomKey: key) as? NSString).map(String.init) == "cumin")
    set.setValue(nil, forCustomKey: key)
    #expect(set.value(forCustomKey: key) == nil)
    #expect(list.isUnique && list.isMultiValued && list.isSearchable && !list.isSearchableByDefault)
    #expect(key.isSearchableByDefault && !key.isMultiValued)
  }

  @Test(arguments: ["", "kMDTitle", "with.point", "größe", "two words"])
  func badCustomNames(name: String) {
    #expect(CSCustomAttributeKey(keyName: name) == nil)
  }

  @Test func localizedStrings() {
    let text = CSLocalizedString(localizedStrings: ["en": "Kitchen", "pt": "Cozinha", 3: "no"])
    #expect(text.localizedString(preferring: ["pt-BR", "en"]) == "Cozinha")
    #expect(text.localizedString(preferring: ["fi"]) == "Kitchen")
    #expect(CSLocalizedString(localizedStrings: [:]).localizedString() == "")
    #expect(CSLocalizedString(localizedStrings: ["de": "Küche"]).description == "Küche")
  }
}

/// Types of content, and which attributes are searched.
@Suite struct ContentTypeTests {
  @Test func aTypeBringsItsTree() {
    let set = CSSearchableItemAttributeSet(contentType: .png)
    #expect(set.contentType == "public.png")
    #expect(set.contentTypeTree?.first == "public.png")
    #expect(set.contentTypeTree?.contains("public.image") == true)
    set.sharedItemContentType = .pdf
    set.providerDataTypes = [.png, .jpeg]
    set.providerFileTypes = [.pdf]
    set.providerInPlaceFileTypes = []
    #expect(set.sharedItemContentType == .pdf)
    #expect(set.providerDataTypes == [.png, .jpeg])
    #expect(set.providerDataTypeIdentifiers == ["public.png", "public.jpeg"])
    #expect(set.providerFileTypes == [.pdf])
    #expect(set.providerInPlaceFileTypes.isEmpty)
    #expect(CSSearchableItemAttributeSet.attribute(at: \.sharedItemContentType)?.kind == .contentType)
  }

  @Test func onlyTextsForPeopleAreSearchedByDefault() async throws {
    let quiet = try #require(
      CSCustomAttributeKey(
        keyName: "quiet", searchable: true, searchableByDefault: false, unique: false, multiValued: false))
    let kept = try #require(
      CSCustomAttributeKey(
        keyName: "kept", searchable: false, searchableByDefault: false, unique: false, multiValued: false))
    let open = try #require(CSCustomAttributeKey(keyName: "open"))
    try await withEmptyIndex {
      let one = item("1", "Receipt")
      one.attributeSet.setValue("saffron", forCustomKey: open)
      one.attributeSet.setValue("thyme", forCustomKey: quiet)
      one.attributeSet.setValue("rue", forCustomKey: kept)
      one.attributeSet.contentURL = URL(string: "https://tarragon.example")
      try await CSSearchableIndex(name: "c").indexSearchableItems([one])
      #expect(try await found("saffron") == ["1"])
      for hidden in ["thyme", "rue", "public", "tarragon"] {
        #expect(try await found(hidden).isEmpty, "\(hidden)")
      }
      let conditions = [
        #"open == "saffron""#: 1, #"quiet == "thyme""#: 1, #"kept == "rue""#: 0, #"** == "thyme""#: 0,
        #"contentURL == "*tarragon*""#: 1,
      ]
      for (condition, count) in conditions {
        var seen = 0
        for try await _ in CSSearchQuery(queryString: condition, queryContext: nil).results { seen += 1 }
        #expect(seen == count, "\(condition)")
      }
    }
  }
}
