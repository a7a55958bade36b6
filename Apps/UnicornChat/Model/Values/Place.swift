/// Somewhere on Earth that a message shares.
package struct Place: Hashable, Codable, Sendable {
  package var name: String?
  package var address: String?
  /// In degrees (WGS 84).
  package var latitude: Double?
  package var longitude: Double?

  package init(
    name: String? = nil, address: String? = nil, latitude: Double? = nil, longitude: Double? = nil
  ) {
    self.name = name
    self.address = address
    self.latitude = latitude
    self.longitude = longitude
  }
}
