import AppIntents
import JSONValues

extension CLLocationCoordinate2D {
  static func coordinate(_ members: JSONMembers) throws -> CLLocationCoordinate2D {
    let latitude = try members.required("latitude").double(at: members.at("latitude"))
    let longitude = try members.required("longitude").double(at: members.at("longitude"))
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  func members(at place: JSONPlace) throws -> JSONValue {
    .members([
      "latitude": try .double(latitude, at: place.member("latitude")),
      "longitude": try .double(longitude, at: place.member("longitude")),
    ])
  }
}

/// A location, as part of a place.
enum LocationForm {
  private static let required = ["latitude", "longitude", "timestamp"]

  /// The coordinate stands beside the other values. What is not known is left out.
  static func json(of location: CLLocation, at place: JSONPlace) throws -> JSONValue {
    guard case .object(let all) = try CodableForm.json(of: location, at: place) else { return .null }
    let unknown = try standard(at: location.timestamp, place)
    let known = all.filter { $0.name != "coordinate" && unknown[$0.name] != $0.value }
    return try location.coordinate.members(at: place)
      .merging(.members(["timestamp": location.timestamp.text(at: place.member("timestamp"))]))
      .merging(.object(known))
  }

  static func location(from json: JSONValue, at place: JSONPlace) throws -> CLLocation {
    let members = try JSONMembers(json, at: place, names: nil)
    let coordinate = try CLLocationCoordinate2D.coordinate(members)
    _ = try members.required("timestamp")
    guard case .object(let given) = json else { throw place.expected("an object", found: json) }
    let others = given.filter { $0.name != "latitude" && $0.name != "longitude" }
    let standard = try standard(at: Date(timeIntervalSinceReferenceDate: 0), place)
    return try CodableForm.value(
      of: CLLocation.self,
      from: standard.merging(.object(others))
        .merging(.members(["coordinate": try coordinate.members(at: place)])), at: place)
  }

  /// A location of which only the coordinate is known.
  private static func standard(at date: Date, _ place: JSONPlace) throws -> JSONValue {
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: date)
    return try CodableForm.json(of: location, at: place)
  }

  static var schema: JSONValue {
    .members([
      "type": .string("object"),
      "properties": .members([
        "latitude": .ofType("number"), "longitude": .ofType("number"),
        "timestamp": .ofType("string", format: "date-time"), "altitude": .ofType("number"),
        "horizontalAccuracy": .ofType("number"), "verticalAccuracy": .ofType("number"),
        "course": .ofType("number"), "speed": .ofType("number"),
      ]), "required": .array(required.map(JSONValue.string)),
    ])
  }
}

extension CLPlacemark: JSONCodedValue {
  private static let texts = [
    "name", "thoroughfare", "subThoroughfare", "locality", "subLocality", "administrativeArea",
    "subAdministrativeArea", "postalCode", "isoCountryCode", "country", "inlandWater", "ocean",
  ]
  private static let others = ["location", "region", "timeZone", "areasOfInterest"]

  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    let own = try CodableForm.json(of: CLPlacemark(placemark: self), at: place)
    return own.merging(
      .members([
        "location": try location.map { try LocationForm.json(of: $0, at: place.member("location")) },
        "timeZone": (timeZone?.identifier).map(JSONValue.string),
      ]))
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let members = try JSONMembers(json, at: place, names: texts + others)
    let interests: [String]? = try members["areasOfInterest"].map {
      try CodableForm.value(of: [String].self, from: $0, at: members.at("areasOfInterest"))
    }
    return CLPlacemark(
      location: try members["location"].map {
        try LocationForm.location(from: $0, at: members.at("location"))
      },
      name: try members.text("name"), thoroughfare: try members.text("thoroughfare"),
      subThoroughfare: try members.text("subThoroughfare"), locality: try members.text("locality"),
      subLocality: try members.text("subLocality"),
      administrativeArea: try members.text("administrativeArea"),
      subAdministrativeArea: try members.text("subAdministrativeArea"),
      postalCode: try members.text("postalCode"), isoCountryCode: try members.text("isoCountryCode"),
      country: try members.text("country"), inlandWater: try members.text("inlandWater"),
      ocean: try members.text("ocean"), areasOfInterest: interests,
      region: try members["region"].map {
        try CodableForm.value(of: CLCircularRegion.self, from: $0, at: members.at("region"))
      }, timeZone: try members["timeZone"].map { try CalendarForm.zone(from: $0, at: members.at("timeZone")) }
    )
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    var members = texts.map { JSONValue.Member(name: $0, value: .ofType("string")) }
    members.append(.init(name: "location", value: LocationForm.schema))
    members.append(.init(name: "region", value: .ofType("object")))
    members.append(.init(name: "timeZone", value: .ofType("string")))
    members.append(.init(name: "areasOfInterest", value: .array(of: .ofType("string"))))
    return .members([
      "type": .string("object"), "properties": .object(members), "additionalProperties": .boolean(false),
    ])
  }
}

extension PlaceDescriptor: JSONCodedValue {
  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    let at = place.member("representations")
    let representations = try representations.enumerated().map { index, representation in
      let at = at.element(index)
      return switch representation {
      case .address(let address): JSONValue.members(["address": .string(address)])
      case .coordinate(let coordinate):
        try JSONValue.members(["coordinate": coordinate.members(at: at.member("coordinate"))])
      case .deviceLocation(let location):
        try JSONValue.members([
          "deviceLocation": LocationForm.json(of: location, at: at.member("deviceLocation"))
        ])
      }
    }
    // A list of dictionaries in which the first answers: the order and the grouping are kept.
    let services = supportingRepresentations.map { representation in
      switch representation {
      case .serviceIdentifiers(let identifiers):
        JSONValue.object(
          identifiers.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: .string($0.value)) })
      }
    }
    return .members([
      "name": commonName.map(JSONValue.string), "representations": .array(representations),
      "serviceIdentifiers": services.isEmpty ? nil : .array(services),
    ])
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let members = try JSONMembers(json, at: place, names: ["name", "representations", "serviceIdentifiers"])
    let listed = members["representations"] ?? .array([])
    guard case .array(let elements) = listed else {
      throw members.at("representations").expected("an array", found: listed)
    }
    let services: [[String: String]]? = try members["serviceIdentifiers"].map {
      try CodableForm.value(of: [[String: String]].self, from: $0, at: members.at("serviceIdentifiers"))
    }
    return PlaceDescriptor(
      representations: try elements.enumerated().map {
        try representation(from: $1, at: members.at("representations").element($0))
      }, commonName: try members.text("name"),
      supportingRepresentations: (services ?? []).map { .serviceIdentifiers($0) })
  }

  private static func representation(
    from json: JSONValue, at place: JSONPlace
  ) throws -> PlaceRepresentation {
    let members = try JSONMembers(json, at: place, names: ["address", "coordinate", "deviceLocation"])
    if let address = try members.text("address") { return .address(address) }
    if let coordinate = members["coordinate"] {
      return .coordinate(
        try .coordinate(
          JSONMembers(coordinate, at: members.at("coordinate"), names: ["latitude", "longitude"])))
    }
    let location = try members.required("deviceLocation")
    return .deviceLocation(try LocationForm.location(from: location, at: members.at("deviceLocation")))
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    let coordinate = JSONValue.object(
      ["latitude": .ofType("number"), "longitude": .ofType("number")], required: ["latitude", "longitude"])
    let representation = JSONValue.anyOf([
      .object(["address": .ofType("string")], required: ["address"]),
      .object(["coordinate": coordinate], required: ["coordinate"]),
      .object(["deviceLocation": LocationForm.schema], required: ["deviceLocation"]),
    ])
    return .object([
      "name": .ofType("string"), "representations": .array(of: representation),
      "serviceIdentifiers": .array(
        of: .members(["type": .string("object"), "additionalProperties": .ofType("string")])),
    ])
  }
}
