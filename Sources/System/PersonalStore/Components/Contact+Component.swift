import CivilTime
import Foundation
import Interchange

extension Contact: PersonalValue {
  package static var kind: ItemKind { .contact }
  package var label: String { displayName }

  package init(_ object: ItemObject) throws {
    let card = object.main
    guard card.name == "VCARD" else {
      throw PersonalStoreError(.unreadable, "Expected a contact, not a \(card.name.prefix(40)).")
    }
    self.init(uid: card.text("UID").trimmingCharacters(in: .whitespaces), name: card.text("FN"))
    let parts = card.first("N")?.parts(separator: ";") ?? []
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    familyName = part(0)
    givenName = part(1)
    middleName = part(2)
    namePrefix = part(3)
    nameSuffix = part(4)
    nickname = card.text("NICKNAME")
    organization = card.first("ORG")?.parts(separator: ";").first ?? ""
    jobTitle = card.text("TITLE")
    phones = card.all("TEL").map(Labeled.init)
    emails = card.all("EMAIL").map(Labeled.init)
    handles = card.all("IMPP").map(Labeled.init)
    urls = card.all("URL").map(Labeled.init)
    addresses = card.all("ADR").map(Address.init)
    birthday = card.first("BDAY").flatMap { Birthday($0) }
    notes = card.text("NOTE")
    photo = card.first("PHOTO").flatMap(Photo.init)
    lastModified = card.first("REV").flatMap { property in
      CompactTime(property.value.filter { $0 != "-" && $0 != ":" }).map { time in
        Date(timeIntervalSince1970: Double(time.day * 86_400 + (time.secondOfDay ?? 0)))
      }
    }
  }

  package func write(to object: inout ItemObject) throws {
    let isNew = object.main.properties.isEmpty
    let old = isNew ? nil : try Contact(object)
    var card = object.main
    if isNew { card.properties.append(ContentProperty("VERSION", "4.0")) }
    if old?.uid != uid { card.setText("UID", uid) }
    if old?.displayName != displayName || old?.name != displayName { card.setText("FN", displayName) }
    let parts = [familyName, givenName, middleName, namePrefix, nameSuffix]
    if old.map({ [$0.familyName, $0.givenName, $0.middleName, $0.namePrefix, $0.nameSuffix] }) ?? [] != parts
    {
      let value = parts.map { ContentText.escaped($0) }.joined(separator: ";")
      card.setValue("N", parts.allSatisfy(\.isEmpty) ? nil : value)
    }
    if old?.nickname != nickname { card.setText("NICKNAME", nickname) }
    if old?.organization != organization {
      // Units of the organisation stay.
      var units = card.first("ORG")?.parts(separator: ";").dropFirst().map { ContentText.escaped($0) } ?? []
      units.insert(ContentText.escaped(organization), at: 0)
      card.setValue("ORG", organization.isEmpty ? nil : units.joined(separator: ";"))
    }
    if old?.jobTitle != jobTitle { card.setText("TITLE", jobTitle) }
    if old?.phones != phones { card.setLabeled("TEL", phones) }
    if old?.emails != emails { card.setLabeled("EMAIL", emails) }
    if old?.handles != handles { card.setLabeled("IMPP", handles) }
    if old?.urls != urls { card.setLabeled("URL", urls) }
    if old?.addresses != addresses {
      var known = card.all("ADR")
      let properties = addresses.map { address in
        if let place = known.firstIndex(where: { Address($0) == address }) { return known.remove(at: place) }
        return address.property
      }
      card.replace("ADR", with: properties)
    }
    let version = object.cardVersion
    if old?.birthday != birthday {
      card.replace("BDAY", with: birthday.map { [$0.property(cardVersion: isNew ? "4.0" : version)] } ?? [])
    }
    if old?.notes != notes { card.setText("NOTE", notes) }
    if old?.photo != photo {
      card.replace(
        "PHOTO", with: photo.map { [Photo.property($0, cardVersion: isNew ? "4.0" : version)] } ?? [])
    }
    if old?.lastModified != lastModified { card.setInstant("REV", lastModified) }
    object.main = card
  }

  package func validate() throws {
    try FieldLimits.check(uid, "uid", limit: FieldLimits.titleBytes)
    guard !displayName.allSatisfy(\.isWhitespace) else {
      throw PersonalStoreError(
        .invalidValue, "name: expected a name, an organisation, a mail address or a number.")
    }
    let fields = [
      ("name", name), ("givenName", givenName), ("middleName", middleName), ("familyName", familyName),
      ("namePrefix", namePrefix), ("nameSuffix", nameSuffix), ("nickname", nickname),
      ("organization", organization), ("jobTitle", jobTitle),
    ]
    for (field, text) in fields { try FieldLimits.check(text, field, limit: FieldLimits.titleBytes) }
    try FieldLimits.check(notes, "notes")
    for (field, list) in [("phones", phones), ("emails", emails), ("handles", handles), ("urls", urls)] {
      try FieldLimits.check(count: list.count, field)
      for (index, item) in list.enumerated() {
        try FieldLimits.check(item.value, "\(field)[\(index)]", limit: FieldLimits.uriBytes)
        if field == "urls" || field == "emails" {
          try FieldLimits.check(uri: item.value, "\(field)[\(index)]")
        }
      }
    }
    try FieldLimits.check(count: addresses.count, "addresses")
    if let photo {
      guard photo.data.count <= 4 << 20, photo.mediaType.wholeMatch(of: /[a-z]+\/[a-z0-9.+\-]+/) != nil else {
        throw PersonalStoreError(
          .invalidValue, "photo: expected a picture of at most 4 MB with a type such as \"image/jpeg\".")
      }
    }
  }

  package var columns: ItemColumns {
    var columns = ItemColumns()
    columns.title = displayName
    columns.text =
      ([
        displayName, givenName, middleName, familyName, nickname, organization, jobTitle, notes,
      ] + (phones + emails + handles + urls).map(\.value)
      + addresses.flatMap { [$0.street, $0.city, $0.postalCode, $0.country] })
      .filter { !$0.isEmpty }.joined(separator: "\n")
    columns.addresses =
      phones.map { ContactAddress.folded(phone: $0.value) }
      + (emails + handles).map { ContactAddress.folded($0.value) }
    return columns
  }
}

extension Contact.Labeled {
  init(_ property: ContentProperty) {
    var text = property.text.trimmingCharacters(in: .whitespaces)
    if text.lowercased().hasPrefix("tel:") { text = String(text.dropFirst(4)) }
    let types = property[parameter: "TYPE"].flatMap { $0.lowercased().split(separator: ",") }
    let label = types.first { !["pref", "internet", "voice"].contains($0) } ?? ""
    self.init(text, label: String(label))
  }
}

extension ContentComponent {
  fileprivate mutating func setLabeled(_ name: String, _ items: [Contact.Labeled]) {
    var known = all(name)
    let properties = items.map { item in
      if let place = known.firstIndex(where: { Contact.Labeled($0) == item }) {
        return known.remove(at: place)
      }
      return ContentProperty(
        text: item.value, as: name, parameters: ContentParameter.type(item.label))
    }
    replace(name, with: properties)
  }
}

extension ContentParameter {
  fileprivate static func type(_ label: String) -> [ContentParameter] {
    let name = label.lowercased().filter { ($0.isASCII && ($0.isLetter || $0.isNumber)) || $0 == "-" }
    return name.isEmpty ? [] : [ContentParameter("TYPE", [name])]
  }
}

extension Contact.Address {
  init(_ property: ContentProperty) {
    let parts = property.parts(separator: ";")
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    // Post box, extended address, street, city, region, code, country (RFC 6350, 6.3.1).
    let street = [part(0), part(1), part(2)].filter { !$0.isEmpty }.joined(separator: ", ")
    self.init(
      street: street, city: part(3), region: part(4), postalCode: part(5), country: part(6),
      label: Contact.Labeled(property).label)
  }

  fileprivate var property: ContentProperty {
    let parts = ["", "", street, city, region, postalCode, country].map { ContentText.escaped($0) }
    return ContentProperty("ADR", parts.joined(separator: ";"), parameters: ContentParameter.type(label))
  }
}

extension Contact.Birthday {
  /// "19960415", "1996-04-15", "--0415", "--04-15", with a time or without (RFC 6350, 4.3).
  init?(_ text: String) {
    let day = text.split(separator: "T").first.map(String.init) ?? ""
    let hasYear = !day.hasPrefix("--")
    let digits = day.filter { $0 != "-" }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), digits.count == (hasYear ? 8 : 4),
      let number = Int(digits)
    else { return nil }
    self.init(year: hasYear ? number / 10_000 : nil, month: number / 100 % 100, day: number % 100)
  }

  /// In a card of version 3.0 a day without a year is one of 1604, a leap year, under a parameter that
  /// Apple's programs began with and others read.
  init?(_ property: ContentProperty) {
    self.init(property.value)
    let omitted = property[parameter: "X-APPLE-OMIT-YEAR"].first
    if let omitted, Int(omitted) == year { year = nil }
  }

  func property(cardVersion: String) -> ContentProperty {
    if cardVersion == "3.0", year == nil, let marked = Contact.Birthday(year: 1604, month: month, day: day) {
      return ContentProperty(
        "BDAY", marked.text, parameters: [ContentParameter("X-APPLE-OMIT-YEAR", ["1604"])])
    }
    return ContentProperty("BDAY", text)
  }

  fileprivate var text: String {
    func digits(_ value: Int, _ length: Int) -> String {
      String(repeating: "0", count: max(0, length - String(value).count)) + String(value)
    }
    return (year.map { digits($0, 4) } ?? "--") + digits(month, 2) + digits(day, 2)
  }
}

extension Contact.Photo {
  /// A picture that the card holds itself; nil for one that is elsewhere.
  init?(_ property: ContentProperty) {
    let value = property.value
    if value.lowercased().hasPrefix("data:") {
      guard let comma = value.firstIndex(of: ","),
        let data = Data(base64Encoded: String(value[value.index(after: comma)...]))
      else { return nil }
      let head = value[value.index(value.startIndex, offsetBy: 5)..<comma].split(separator: ";")
      guard head.last?.lowercased() == "base64" else { return nil }
      self.init(mediaType: head.first.map { $0.lowercased() } ?? "image/jpeg", data: data)
    } else {
      guard ["b", "base64"].contains(property[parameter: "ENCODING"].first?.lowercased()),
        let data = Data(base64Encoded: value)
      else { return nil }
      let type = property[parameter: "TYPE"].first?.lowercased() ?? "jpeg"
      self.init(mediaType: type.contains("/") ? type : "image/\(type)", data: data)
    }
  }

  static func property(_ photo: Contact.Photo, cardVersion: String, group: String? = nil) -> ContentProperty {
    guard cardVersion == "3.0" else { return ContentProperty("PHOTO", photo.uri, group: group) }
    let type = photo.mediaType.split(separator: "/").last.map { $0.uppercased() } ?? "JPEG"
    return ContentProperty(
      "PHOTO", photo.data.base64EncodedString(),
      parameters: [ContentParameter("ENCODING", ["b"]), ContentParameter("TYPE", [type])], group: group)
  }

  var uri: String { "data:\(mediaType);base64,\(data.base64EncodedString())" }
}
