import AppIntents

/// A pan or pot, with a picture from wherever there is one.
public struct Pan: AppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation = "Pan"
  public static var defaultQuery = PanQuery()

  /// Where its picture comes from.
  public enum Picture: Sendable {
    case symbol, asset
    case photo(Data)
    case file(URL)
    case web(URL, round: Bool)
  }

  public let id: Int

  @Property(title: "Name") public var name: String
  @Property(title: "Diameter") public var diameter: Measurement<UnitLength>

  public var picture: Picture

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(diameter.formatted())", image: image, synonyms: ["Pot"])
  }

  private var image: DisplayRepresentation.Image {
    switch picture {
    case .symbol: DisplayRepresentation.Image(systemName: "frying.pan")
    case .asset: DisplayRepresentation.Image(named: "pan", isTemplate: false, displayStyle: .default)
    case .photo(let data): DisplayRepresentation.Image(data: data, isTemplate: false, displayStyle: .circular)
    case .file(let url): DisplayRepresentation.Image(url: url, isTemplate: false)
    case .web(let url, true):
      DisplayRepresentation.Image(url: url, width: 64, height: 64, isTemplate: false, displayStyle: .circular)
    case .web(let url, false): DisplayRepresentation.Image(url: url, width: 64, height: 64, isTemplate: false)
    }
  }

  public init(id: Int, name: String, diameter: Double, picture: Picture = .symbol) {
    self.id = id
    self.picture = picture
    self.name = name
    self.diameter = Measurement(value: diameter, unit: .centimeters)
  }
}

public struct PanQuery: EnumerableEntityQuery {
  public init() {}

  public func allEntities() async throws -> [Pan] {
    [
      Pan(id: 1, name: "Frying Pan", diameter: 28),
      Pan(id: 2, name: "Saucepan", diameter: 16, picture: .asset),
    ]
  }

  public func entities(for identifiers: [Int]) async throws -> [Pan] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
