import AppIntents

/// The sound of a notification.
public final class UNNotificationSound: Sendable, Hashable {
  package let name: String
  package let volume: Float?

  private init(name: String, volume: Float? = nil) {
    self.name = name
    self.volume = volume
  }

  /// The system's own sound.
  public static let `default` = UNNotificationSound(name: "default")

  /// The system's own sound for what must be heard, even when the device is silent.
  public static let defaultCritical = UNNotificationSound(name: "defaultCritical")

  /// The sound for what must be heard, at a volume from 0 to 1.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(name: "defaultCritical", volume: volume)
  }

  /// A sound file in the app's resources.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  public static func == (a: UNNotificationSound, b: UNNotificationSound) -> Bool {
    a.name == b.name && a.volume == b.volume
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a sound file in the app's resources.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How much a notification may interrupt.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// What a notification says. Immutable; `UNMutableNotificationContent` is made first.
public class UNNotificationContent: @unchecked Sendable {  // All is in `fields`, behind a lock.
  struct Fields {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var summaryArgument = ""
    var summaryArgumentCount = 1
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
    var launchImageName = ""
    var appEntityIdentifiers: [EntityIdentifier] = []
  }

  private let lock = NSLock()
  private var fields: Fields

  init(fields: Fields) { self.fields = fields }

  /// Makes content that says nothing.
  public convenience init() { self.init(fields: Fields()) }

  func read<Value>(_ field: KeyPath<Fields, Value>) -> Value { lock.withLock { fields[keyPath: field] } }

  func write<Value>(_ field: WritableKeyPath<Fields, Value>, _ value: Value) {
    lock.withLock { fields[keyPath: field] = value }
  }

  /// The line that stands above.
  public var title: String { read(\.title) }
  /// The line below the title.
  public var subtitle: String { read(\.subtitle) }
  /// The text.
  public var body: String { read(\.body) }
  /// The number at the app's icon, nil to leave it as it is.
  public var badge: NSNumber? { read(\.badge) }
  /// The sound, nil for none.
  public var sound: UNNotificationSound? { read(\.sound) }
  /// What the app wants back when the notification is answered.
  public var userInfo: [AnyHashable: Any] { read(\.userInfo) }
  /// Pictures, sounds and films to show with it.
  public var attachments: [UNNotificationAttachment] { read(\.attachments) }
  /// The category that says which answers there are.
  public var categoryIdentifier: String { read(\.categoryIdentifier) }
  /// What is grouped together: a conversation.
  public var threadIdentifier: String { read(\.threadIdentifier) }
  /// What stands in the summary of a group.
  public var summaryArgument: String { read(\.summaryArgument) }
  /// How many things it stands for in the summary of a group.
  public var summaryArgumentCount: Int { read(\.summaryArgumentCount) }
  /// The window that is to come to the front.
  public var targetContentIdentifier: String? { read(\.targetContentIdentifier) }
  /// How much it may interrupt.
  public var interruptionLevel: UNNotificationInterruptionLevel { read(\.interruptionLevel) }
  /// How important it is among the app's own, from 0 to 1.
  public var relevanceScore: Double { read(\.relevanceScore) }
  /// What a focus filter decides by.
  public var filterCriteria: String? { read(\.filterCriteria) }
  /// The entities it is about.
  public var appEntityIdentifiers: [EntityIdentifier] { read(\.appEntityIdentifiers) }

  /// A copy that can't be changed.
  public func copy() -> UNNotificationContent { UNNotificationContent(fields: lock.withLock { fields }) }

  /// A copy that can be changed.
  public func mutableCopy() -> UNMutableNotificationContent {
    UNMutableNotificationContent(fields: lock.withLock { fields })
  }
}

/// What a notification says, while it is being made.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { read(\.title) }
    set { write(\.title, newValue) }
  }
  public override var subtitle: String {
    get { read(\.subtitle) }
    set { write(\.subtitle, newValue) }
  }
  public override var body: String {
    get { read(\.body) }
    set { write(\.body, newValue) }
  }
  public override var badge: NSNumber? {
    get { read(\.badge) }
    set { write(\.badge, newValue) }
  }
  public override var sound: UNNotificationSound? {
    get { read(\.sound) }
    set { write(\.sound, newValue) }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { read(\.userInfo) }
    set { write(\.userInfo, newValue) }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { read(\.attachments) }
    set { write(\.attachments, newValue) }
  }
  public override var categoryIdentifier: String {
    get { read(\.categoryIdentifier) }
    set { write(\.categoryIdentifier, newValue) }
  }
  public override var threadIdentifier: String {
    get { read(\.threadIdentifier) }
    set { write(\.threadIdentifier, newValue) }
  }
  public override var summaryArgument: String {
    get { read(\.summaryArgument) }
    set { write(\.summaryArgument, newValue) }
  }
  public override var summaryArgumentCount: Int {
    get { read(\.summaryArgumentCount) }
    set { write(\.summaryArgumentCount, newValue) }
  }
  public override var targetContentIdentifier: String? {
    get { read(\.targetContentIdentifier) }
    set { write(\.targetContentIdentifier, newValue) }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { read(\.interruptionLevel) }
    set { write(\.interruptionLevel, newValue) }
  }
  public override var relevanceScore: Double {
    get { read(\.relevanceScore) }
    set { write(\.relevanceScore, newValue) }
  }
  public override var filterCriteria: String? {
    get { read(\.filterCriteria) }
    set { write(\.filterCriteria, newValue) }
  }
  public override var appEntityIdentifiers: [EntityIdentifier] {
    get { read(\.appEntityIdentifiers) }
    set { write(\.appEntityIdentifiers, newValue) }
  }
}

extension UNMutableNotificationContent: AppEntityAnnotatable {
  /// The entity it is about, where that is one.
  public var appEntityIdentifier: EntityIdentifier? {
    get { appEntityIdentifiers.first }
    set { appEntityIdentifiers = newValue.map { [$0] } ?? [] }
  }
}
