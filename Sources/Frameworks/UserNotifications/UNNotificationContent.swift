import AppIntents

/// The sound of a notification.
public final class UNNotificationSound: Sendable, Hashable {
  package let name: String
  package let volume: Float?

  private init(name: String, volume: Float? = nil) {
    self.name = name
    self.volume = volume
  }

  /// The default sound of the system.
  public static let `default` = UNNotificationSound(name: "default")

  /// The default sound of the system for critical alerts, which are heard even on a silenced device.
  public static let defaultCritical = UNNotificationSound(name: "defaultCritical")

  /// Returns the sound for critical alerts, with a volume from 0 to 1.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(name: "defaultCritical", volume: volume)
  }

  /// Creates a sound from a file in the app's resources.
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
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The degree to which a notification may interrupt a person.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The content of a notification. Immutable; build a `UNMutableNotificationContent` first.
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

  /// Creates empty content.
  public convenience init() { self.init(fields: Fields()) }

  func read<Value>(_ field: KeyPath<Fields, Value>) -> Value { lock.withLock { fields[keyPath: field] } }

  func write<Value>(_ field: WritableKeyPath<Fields, Value>, _ value: Value) {
    lock.withLock { fields[keyPath: field] = value }
  }

  /// The title.
  public var title: String { read(\.title) }
  /// The subtitle, below the title.
  public var subtitle: String { read(\.subtitle) }
  /// The text.
  public var body: String { read(\.body) }
  /// The number for the app's badge, or nil to leave it unchanged.
  public var badge: NSNumber? { read(\.badge) }
  /// The sound, or nil for none.
  public var sound: UNNotificationSound? { read(\.sound) }
  /// Custom values that the app gets back with a response.
  public var userInfo: [AnyHashable: Any] { read(\.userInfo) }
  /// The images, sounds and videos to show.
  public var attachments: [UNNotificationAttachment] { read(\.attachments) }
  /// The identifier of the category, which defines the actions.
  public var categoryIdentifier: String { read(\.categoryIdentifier) }
  /// The identifier of the group that the notification belongs to, such as a conversation.
  public var threadIdentifier: String { read(\.threadIdentifier) }
  /// The argument for the summary of a group.
  public var summaryArgument: String { read(\.summaryArgument) }
  /// The number of items that the notification adds to the summary of a group.
  public var summaryArgumentCount: Int { read(\.summaryArgumentCount) }
  /// The identifier of the scene that should come to the foreground.
  public var targetContentIdentifier: String? { read(\.targetContentIdentifier) }
  /// The degree to which the notification may interrupt.
  public var interruptionLevel: UNNotificationInterruptionLevel { read(\.interruptionLevel) }
  /// The importance among the app's own notifications, from 0 to 1.
  public var relevanceScore: Double { read(\.relevanceScore) }
  /// The value that a focus filter compares.
  public var filterCriteria: String? { read(\.filterCriteria) }
  /// The entities that the notification is about.
  public var appEntityIdentifiers: [EntityIdentifier] { read(\.appEntityIdentifiers) }

  /// Returns an immutable copy.
  public func copy() -> UNNotificationContent { UNNotificationContent(fields: lock.withLock { fields }) }

  /// Returns a mutable copy.
  public func mutableCopy() -> UNMutableNotificationContent {
    UNMutableNotificationContent(fields: lock.withLock { fields })
  }
}

/// The content of a notification that can be changed. Safe to use from any thread.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  public override var title: String {
    get { read(\.title) }
    set { write(\.title, newValue) }
  }
  /// The subtitle, below the title.
  public override var subtitle: String {
    get { read(\.subtitle) }
    set { write(\.subtitle, newValue) }
  }
  public override var body: String {
    get { read(\.body) }
    set { write(\.body, newValue) }
  }
  /// The number for the app's badge, or nil to leave it unchanged.
  public override var badge: NSNumber? {
    get { read(\.badge) }
    set { write(\.badge, newValue) }
  }
  /// The sound, or nil for none.
  public override var sound: UNNotificationSound? {
    get { read(\.sound) }
    set { write(\.sound, newValue) }
  }
  /// Custom values that the app gets back with a response.
  public override var userInfo: [AnyHashable: Any] {
    get { read(\.userInfo) }
    set { write(\.userInfo, newValue) }
  }
  /// The images, sounds and videos to show.
  public override var attachments: [UNNotificationAttachment] {
    get { read(\.attachments) }
    set { write(\.attachments, newValue) }
  }
  /// The identifier of the category, which defines the actions.
  public override var categoryIdentifier: String {
    get { read(\.categoryIdentifier) }
    set { write(\.categoryIdentifier, newValue) }
  }
  /// The identifier of the group that the notification belongs to, such as a conversation.
  public override var threadIdentifier: String {
    get { read(\.threadIdentifier) }
    set { write(\.threadIdentifier, newValue) }
  }
  /// The argument for the summary of a group.
  public override var summaryArgument: String {
    get { read(\.summaryArgument) }
    set { write(\.summaryArgument, newValue) }
  }
  /// The number of items that the notification adds to the summary of a group.
  public override var summaryArgumentCount: Int {
    get { read(\.summaryArgumentCount) }
    set { write(\.summaryArgumentCount, newValue) }
  }
  /// The identifier of the scene that should come to the foreground.
  public override var targetContentIdentifier: String? {
    get { read(\.targetContentIdentifier) }
    set { write(\.targetContentIdentifier, newValue) }
  }
  /// The degree to which the notification may interrupt.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { read(\.interruptionLevel) }
    set { write(\.interruptionLevel, newValue) }
  }
  /// The importance among the app's own notifications, from 0 to 1.
  public override var relevanceScore: Double {
    get { read(\.relevanceScore) }
    set { write(\.relevanceScore, newValue) }
  }
  /// The value that a focus filter compares.
  public override var filterCriteria: String? {
    get { read(\.filterCriteria) }
    set { write(\.filterCriteria, newValue) }
  }
  /// The entities that the notification is about.
  public override var appEntityIdentifiers: [EntityIdentifier] {
    get { read(\.appEntityIdentifiers) }
    set { write(\.appEntityIdentifiers, newValue) }
  }
}

extension UNMutableNotificationContent: AppEntityAnnotatable {
  /// The first entity that the notification is about.
  public var appEntityIdentifier: EntityIdentifier? {
    get { appEntityIdentifiers.first }
    set { appEntityIdentifiers = newValue.map { [$0] } ?? [] }
  }
}
