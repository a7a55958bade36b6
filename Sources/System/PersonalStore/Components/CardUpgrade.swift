import Interchange

extension ItemObject {
  /// The card as vCard 4.0 (RFC 6350): what 3.0 wrote otherwise is written anew, all else stays.
  /// - Throws: `unreadable` for a version that isn't read, with the line.
  mutating func upgradeCard() throws {
    let version = main.first("VERSION")?.value.filter { !$0.isWhitespace } ?? ""
    guard version == "3.0" || version == "4.0" else {
      throw PersonalStoreError(
        .unreadable,
        "line \(main.line): the card has version \"\(version.prefix(20))\"; 3.0 and 4.0 are read. Export it anew."
      )
    }
    // RFC 6350, 6.7.9: the version comes first.
    main.replace("VERSION", with: [])
    main.properties.insert(ContentProperty("VERSION", "4.0"), at: 0)
    if version == "4.0" { return }
    for index in main.properties.indices {
      var property = main.properties[index]
      property[parameter: "CHARSET"] = []
      if property.name == "PHOTO", let photo = Contact.Photo(property) {
        property = ContentProperty("PHOTO", photo.uri, group: property.group)
      }
      var types = property[parameter: "TYPE"].flatMap {
        $0.lowercased().split(separator: ",").map(String.init)
      }
      if types.contains("pref") {
        types.removeAll { $0 == "pref" }
        property[parameter: "PREF"] = ["1"]
      }
      types.removeAll { $0 == "internet" }
      property[parameter: "TYPE"] = types
      main.properties[index] = property
    }
  }

  /// The version of a card: "3.0" for what says none or an older one.
  var cardVersion: String {
    main.first("VERSION")?.value.filter { !$0.isWhitespace } == "4.0" ? "4.0" : "3.0"
  }

  /// The card as vCard 3.0 (RFC 2426), for a server that takes no other: what 4.0 writes otherwise is written
  /// anew, all else stays.
  mutating func downgradeCard() {
    guard kind == .contact, cardVersion == "4.0" else { return }
    main.replace("VERSION", with: [])
    main.properties.insert(ContentProperty("VERSION", "3.0"), at: 0)
    // RFC 2426, 3.1.2: there has to be a name in parts.
    if main.first("N") == nil {
      let name = main.first("FN")?.value ?? ""
      main.properties.append(ContentProperty("N", ";\(name);;;"))
    }
    for index in main.properties.indices {
      var property = main.properties[index]
      if property.name == "PHOTO", let photo = Contact.Photo(property) {
        property = Contact.Photo.property(photo, cardVersion: "3.0", group: property.group)
      }
      if property.name == "BDAY", let birthday = Contact.Birthday(property) {
        property = birthday.property(cardVersion: "3.0")
      }
      if !property[parameter: "PREF"].isEmpty {
        property[parameter: "TYPE"] += ["pref"]
        property[parameter: "PREF"] = []
      }
      if property.name == "TEL", property[parameter: "VALUE"].map({ $0.lowercased() }) == ["uri"],
        property.value.lowercased().hasPrefix("tel:")
      {
        property[parameter: "VALUE"] = []
        property.value = String(property.value.dropFirst(4))
      }
      main.properties[index] = property
    }
  }
}
