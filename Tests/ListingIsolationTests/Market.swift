import AppIntents
import CoreTransferable
import GeoToolbox
import SwiftUI
import Synchronization
import VisualIntelligence

// The forms of listings in a module whose code belongs to the main actor unless it says otherwise, in Swift 6.

/// What the market sells. It belongs to the main actor, as everything here.
final class Market {
  static let shared = Market()
  private(set) var baskets: [Int: Int] = [:]

  func put(_ count: Int, of ware: Int) { baskets[ware, default: 0] += count }
  func take(_ ware: Int) { baskets[ware] = nil }
}

/// What was done, line by line. It belongs to nobody.
nonisolated final class Ledger: Sendable {
  private let lines = Mutex<[String]>([])
  func write(_ line: String) { lines.withLock { $0.append(line) } }
  func has(_ line: String) -> Bool { lines.withLock { $0.contains(line) } }
}

public struct WareEntity: AppEntity, Transferable {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ware"
  public static let defaultQuery = Query()
  public let id: Int
  @Property public var name: String
  @Property(title: "Price") package var price: Double
  @ComputedProperty var isDear: Bool { price > 10 }
  @DeferredProperty(title: "In Baskets")
  var inBaskets: Int {
    get async throws { await Market.shared.baskets[id] ?? 0 }
  }
  public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { ware in Data("\(ware.name): \(ware.price)".utf8) }
      .exportingCondition { $0.price > 0 }
    IntentValueRepresentation(
      exporting: { ware in PersonNameComponents(givenName: ware.name) },
      importing: { components in WareEntity(id: 0, name: components.givenName ?? "", price: 0) })
  }

  public init(id: Int, name: String, price: Double) {
    self.id = id
    self.name = name
    self.price = price
  }

  public struct Query: EntityQuery {
    public init() {}
    public func entities(for identifiers: [WareEntity.ID]) async throws -> [WareEntity] {
      identifiers.map { WareEntity(id: $0, name: "Ware \($0)", price: Double($0)) }
    }
    public func suggestedEntities() async throws -> [WareEntity] { try await entities(for: [1, 20]) }
  }
}

struct StallSettings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stall Settings"
  static let defaultQuery = StallQuery()
  @ComputedProperty
  var place: PlaceDescriptor {
    PlaceDescriptor(representations: [.address("Row 4")], commonName: "Herb stall")
  }
  init() {}
}

struct StallQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> StallSettings { StallSettings() }
}

enum Crate {
  @UnionValue
  enum Content {
    case ware(WareEntity)
    case wares([WareEntity])
    case note(String)
  }

  enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crate Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
  }
}

struct FillCrateIntent: AppIntent {
  static let title: LocalizedStringResource = "Fill a Crate"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static var parameterSummary: some ParameterSummary {
    Summary("Fill a \(\.$size) crate with \(\.$ware)") { \.$count }
  }

  @Parameter(title: "Ware") var ware: WareEntity
  @Parameter(title: "Size", default: .small) var size: Crate.Size
  @Parameter(title: "Count", default: 1) private var count: Int
  @Dependency private var ledger: Ledger

  @MainActor
  func perform() async throws -> some ReturnsValue<WareEntity> & ProvidesDialog & ShowsSnippetIntent {
    Market.shared.put(count, of: ware.id)
    ledger.write("\(ware.id)")
    return .result(
      value: ware, dialog: IntentDialog(full: "\(ware.name) is in.", supporting: "It is in."),
      snippetIntent: CrateSnippetIntent(ware: ware))
  }
}

struct CrateSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Crate"
  @Parameter var ware: WareEntity
  init() {}
  init(ware: WareEntity) { self.ware = ware }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: CrateView(ware: ware))
  }
}

struct CrateView: View {
  let ware: WareEntity
  var body: some View {
    Button(intent: TipCrateIntent(ware: ware)) { Text(ware.name) }
      .appEntityIdentifier(EntityIdentifier(for: ware))
      .userActivity("org.example.market.ware") { activity in
        activity.title = ware.name
        activity.appEntityIdentifier = EntityIdentifier(for: ware)
      }
  }
}

struct TipCrateIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Tip a Crate"
  @Parameter var ware: WareEntity
  init() {}
  init(ware: WareEntity) { self.ware = ware }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<WareEntity?> {
    let sell = Option(title: "Sell", style: .default)
    let compost = Option(title: "Compost", style: .destructive)
    let choice = try await requestChoice(
      between: [.cancel, sell, compost], dialog: "What becomes of \(ware.name)?", view: CrateView(ware: ware))
    let count = Market.shared.baskets[ware.id] ?? 0
    undoManager?.registerUndo(withTarget: Market.shared) { market in market.put(count, of: ware.id) }
    undoManager?.setActionName("Tip \(ware.name)")
    Market.shared.take(ware.id)
    switch choice {
    case sell: return .result(value: ware)
    default: return .result(value: nil)
    }
  }
}

struct OpenWareIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open a Ware"
  @Parameter(title: "Ware") var target: WareEntity
}

extension OpenWareIntent: TargetContentProvidingIntent {}

struct WarePictureQuery: IntentValueQuery {
  @Dependency var ledger: Ledger
  func values(for input: SemanticContentDescriptor) async throws -> [Crate.Content] {
    input.labels.map { .note($0) }
  }
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct FindWaresIntent {
  var semanticContent: SemanticContentDescriptor
  @Dependency var ledger: Ledger
  func perform() async throws -> some IntentResult {
    ledger.write(semanticContent.labels.joined())
    return .result()
  }
}

@AppEntity(schema: .messages.customAttachment)
struct PriceTag {
  static let defaultQuery = TagQuery()
  var id: UUID
  var sourceName: AttributedString?
  var description: AttributedString?
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(description ?? "")") }

  struct TagQuery: EntityQuery {
    func entities(for identifiers: [PriceTag.ID]) async throws -> [PriceTag] { [] }
  }
}

@AppEnum(schema: .messages.messageEffect)
enum Cry: String {
  case slam
  static let caseDisplayRepresentations: [Cry: DisplayRepresentation] = [.slam: "Fresh fish!"]
}

public struct MarketPackage: AppIntentsPackage {}

struct FairPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [MarketPackage.self] }
}
