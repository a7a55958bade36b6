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
}
