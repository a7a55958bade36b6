extension PlaceDescriptor: ConvertibleIntentValue {
  /// Returns a place from a coordinate (`52.52, 13.40`), an address, a placemark, a location, or the parts
  /// `name`, `address`, `latitude` and `longitude`.
  package static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) -> PlaceDescriptor? {
    switch value {
    case let location as CLLocation:
      return PlaceDescriptor(representations: [.coordinate(location.coordinate)], commonName: nil)
    case let place as CLPlacemark:
      let coordinate = place.location.map { PlaceRepresentation.coordinate($0.coordinate) }
      let address = place.description.isEmpty ? nil : PlaceRepresentation.address(place.description)
      let known = [coordinate, address].compactMap { $0 }
      return known.isEmpty ? nil : PlaceDescriptor(representations: known, commonName: place.name)
    case let text as String: return place(text)
    default: break
    }
    guard let parts = ValueParts(value) else { return nil }
    var known: [PlaceRepresentation] = []
    if let latitude = conversion.number(parts["latitude"]),
      let longitude = conversion.number(parts["longitude"])
    {
      guard let coordinate = coordinate(latitude, longitude) else { return nil }
      known.append(.coordinate(coordinate))
    }
    if let address = parts.text("address") { known.append(.address(address)) }
    let name = parts.text("name", "commonName")
    return known.isEmpty && name == nil ? nil : PlaceDescriptor(representations: known, commonName: name)
  }

  private static func place(_ text: String) -> PlaceDescriptor? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return nil }
    let numbers = trimmed.split(separator: ",").map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    if numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      let coordinate = coordinate(latitude, longitude)
    {
      return PlaceDescriptor(representations: [.coordinate(coordinate)], commonName: nil)
    }
    return PlaceDescriptor(representations: [.address(trimmed)], commonName: nil)
  }

  private static func coordinate(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D? {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

extension CLPlacemark: ConvertibleIntentValue {
  /// Returns a placemark from anything that converts to a place descriptor. An address is not parsed: it
  /// becomes the name.
  package static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) -> Self? {
    guard
      let place = value as? PlaceDescriptor
        ?? PlaceDescriptor.converted(from: value, for: traits, in: conversion)
    else { return nil }
    let location = place.coordinate.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
    return CLPlacemark(location: location, name: place.commonName ?? place.address) as? Self
  }
}
