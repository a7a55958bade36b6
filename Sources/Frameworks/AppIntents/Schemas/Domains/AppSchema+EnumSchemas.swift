// Made by script/schemas from the catalogue of the macros; not to be changed by hand.

extension AppSchema {
  /// The schemas for enums in the domain `audio`.
  @dynamicMemberLookup public protocol AudioEnum: _EnumDomain {}
  /// The schemas for enums in the domain `books`.
  @dynamicMemberLookup public protocol BooksEnum: _EnumDomain {}
  /// The schemas for enums in the domain `browser`.
  @dynamicMemberLookup public protocol BrowserEnum: _EnumDomain {}
  /// The schemas for enums in the domain `calendar`.
  @dynamicMemberLookup public protocol CalendarEnum: _EnumDomain {}
  /// The schemas for enums in the domain `camera`.
  @dynamicMemberLookup public protocol CameraEnum: _EnumDomain {}
  /// The schemas for enums in the domain `clock`.
  @dynamicMemberLookup public protocol ClockEnum: _EnumDomain {}
  /// The schemas for enums in the domain `mail`.
  @dynamicMemberLookup public protocol MailEnum: _EnumDomain {}
  /// The schemas for enums in the domain `maps`.
  @dynamicMemberLookup public protocol MapsEnum: _EnumDomain {}
  /// The schemas for enums in the domain `messages`.
  @dynamicMemberLookup public protocol MessagesEnum: _EnumDomain {}
  /// The schemas for enums in the domain `phone`.
  @dynamicMemberLookup public protocol PhoneEnum: _EnumDomain {}
  /// The schemas for enums in the domain `photos`.
  @dynamicMemberLookup public protocol PhotosEnum: _EnumDomain {}
  /// The schemas for enums in the domain `reader`.
  @dynamicMemberLookup public protocol ReaderEnum: _EnumDomain {}
  /// The schemas for enums in the domain `reminders`.
  @dynamicMemberLookup public protocol RemindersEnum: _EnumDomain {}
  /// The schemas for enums in the domain `whiteboard`.
  @dynamicMemberLookup public protocol WhiteboardEnum: _EnumDomain {}
}

extension AppSchema.Enum: AppSchema.AudioEnum {}
extension AppSchema.Enum: AppSchema.BooksEnum {}
extension AppSchema.Enum: AppSchema.BrowserEnum {}
extension AppSchema.Enum: AppSchema.CalendarEnum {}
extension AppSchema.Enum: AppSchema.CameraEnum {}
extension AppSchema.Enum: AppSchema.ClockEnum {}
extension AppSchema.Enum: AppSchema.MailEnum {}
extension AppSchema.Enum: AppSchema.MapsEnum {}
extension AppSchema.Enum: AppSchema.MessagesEnum {}
extension AppSchema.Enum: AppSchema.PhoneEnum {}
extension AppSchema.Enum: AppSchema.PhotosEnum {}
extension AppSchema.Enum: AppSchema.ReaderEnum {}
extension AppSchema.Enum: AppSchema.RemindersEnum {}
extension AppSchema.Enum: AppSchema.WhiteboardEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
  /// The schemas for enums in the domain `audio`.
  public static var audio: some AppSchema.AudioEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `books`.
  public static var books: some AppSchema.BooksEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `browser`.
  public static var browser: some AppSchema.BrowserEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `calendar`.
  public static var calendar: some AppSchema.CalendarEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `camera`.
  public static var camera: some AppSchema.CameraEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `clock`.
  public static var clock: some AppSchema.ClockEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `mail`.
  public static var mail: some AppSchema.MailEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `maps`.
  public static var maps: some AppSchema.MapsEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `messages`.
  public static var messages: some AppSchema.MessagesEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `phone`.
  public static var phone: some AppSchema.PhoneEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `photos`.
  public static var photos: some AppSchema.PhotosEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `reader`.
  public static var reader: some AppSchema.ReaderEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `reminders`.
  public static var reminders: some AppSchema.RemindersEnum { AppSchema.Enum.domain }
  /// The schemas for enums in the domain `whiteboard`.
  public static var whiteboard: some AppSchema.WhiteboardEnum { AppSchema.Enum.domain }
}

extension AppSchema.AudioEnum {
  /// The schema for an enum `.audio.activity`.
  public var activity: AppSchema.Enum { .init("audio", "activity", "Activity") }
  /// The schema for an enum `.audio.affinityState`.
  public var affinityState: AppSchema.Enum { .init("audio", "affinityState", "AffinityState") }
  /// The schema for an enum `.audio.appViewIdentifier`.
  public var appViewIdentifier: AppSchema.Enum { .init("audio", "appViewIdentifier", "AppViewIdentifier") }
  /// The schema for an enum `.audio.invocationSource`.
  public var invocationSource: AppSchema.Enum { .init("audio", "invocationSource", "InvocationSource") }
  /// The schema for an enum `.audio.playbackAttributes`.
  public var playbackAttributes: AppSchema.Enum { .init("audio", "playbackAttributes", "PlaybackAttributes") }
  /// The schema for an enum `.audio.queueInsertionLocation`.
  public var queueInsertionLocation: AppSchema.Enum {
    .init("audio", "queueInsertionLocation", "QueueInsertionLocation")
  }
}

extension AppSchema.BooksEnum {
  /// The schema for an enum `.books.contentType`.
  public var contentType: AppSchema.Enum { .init("books", "contentType", "ContentType") }
  /// The schema for an enum `.books.font`.
  public var font: AppSchema.Enum { .init("books", "font", "Font") }
  /// The schema for an enum `.books.fontSize`.
  public var fontSize: AppSchema.Enum { .init("books", "fontSize", "FontSize") }
  /// The schema for an enum `.books.navigationDirection`.
  public var navigationDirection: AppSchema.Enum {
    .init("books", "navigationDirection", "NavigationDirection")
  }
  /// The schema for an enum `.books.pageNavigationSetting`.
  public var pageNavigationSetting: AppSchema.Enum {
    .init("books", "pageNavigationSetting", "PageNavigationSetting")
  }
  /// The schema for an enum `.books.relativeCharacterSpacingChange`.
  public var relativeCharacterSpacingChange: AppSchema.Enum {
    .init("books", "relativeCharacterSpacingChange", "RelativeCharacterSpacingChange")
  }
  /// The schema for an enum `.books.relativeFontChange`.
  public var relativeFontChange: AppSchema.Enum { .init("books", "relativeFontChange", "RelativeFontChange") }
  /// The schema for an enum `.books.relativeLineSpacingChange`.
  public var relativeLineSpacingChange: AppSchema.Enum {
    .init("books", "relativeLineSpacingChange", "RelativeLineSpacingChange")
  }
  /// The schema for an enum `.books.relativeWordSpacingChange`.
  public var relativeWordSpacingChange: AppSchema.Enum {
    .init("books", "relativeWordSpacingChange", "RelativeWordSpacingChange")
  }
  /// The schema for an enum `.books.theme`.
  public var theme: AppSchema.Enum { .init("books", "theme", "Theme") }
}

extension AppSchema.BrowserEnum {
  /// The schema for an enum `.browser.clearHistoryTimeFrame`.
  public var clearHistoryTimeFrame: AppSchema.Enum {
    .init("browser", "clearHistoryTimeFrame", "ClearHistoryTimeFrame")
  }
}

extension AppSchema.CalendarEnum {
  /// The schema for an enum `.calendar.attendeeStatus`.
  public var attendeeStatus: AppSchema.Enum { .init("calendar", "attendeeStatus", "AttendeeStatus") }
  /// The schema for an enum `.calendar.attendeeType`.
  public var attendeeType: AppSchema.Enum { .init("calendar", "attendeeType", "AttendeeType") }
  /// The schema for an enum `.calendar.eventSpan`.
  public var eventSpan: AppSchema.Enum { .init("calendar", "eventSpan", "EventSpan") }
  /// The schema for an enum `.calendar.eventStatus`.
  public var eventStatus: AppSchema.Enum { .init("calendar", "eventStatus", "EventStatus") }
}

extension AppSchema.CameraEnum {
  /// The schema for an enum `.camera.captureDevice`.
  public var captureDevice: AppSchema.Enum { .init("camera", "captureDevice", "CaptureDevice") }
  /// The schema for an enum `.camera.captureDuration`.
  public var captureDuration: AppSchema.Enum { .init("camera", "captureDuration", "CaptureDuration") }
  /// The schema for an enum `.camera.captureMode`.
  public var captureMode: AppSchema.Enum { .init("camera", "captureMode", "CaptureMode") }
}

extension AppSchema.ClockEnum {
  /// The schema for an enum `.clock.alarmTriggerState`.
  public var alarmTriggerState: AppSchema.Enum { .init("clock", "alarmTriggerState", "AlarmTriggerState") }
  /// The schema for an enum `.clock.timerState`.
  public var timerState: AppSchema.Enum { .init("clock", "timerState", "TimerState") }
}

extension AppSchema.MailEnum {
  /// The schema for an enum `.mail.category`.
  public var category: AppSchema.Enum { .init("mail", "category", "MailCategory") }
}

extension AppSchema.MapsEnum {
  /// The schema for an enum `.maps.amenity`.
  public var amenity: AppSchema.Enum { .init("maps", "amenity", "Amenity") }
  /// The schema for an enum `.maps.incident`.
  public var incident: AppSchema.Enum { .init("maps", "incident", "Incident") }
  /// The schema for an enum `.maps.navigationPreferences`.
  public var navigationPreferences: AppSchema.Enum {
    .init("maps", "navigationPreferences", "NavigationPreferences")
  }
  /// The schema for an enum `.maps.operatingStatus`.
  public var operatingStatus: AppSchema.Enum { .init("maps", "operatingStatus", "OperatingStatus") }
  /// The schema for an enum `.maps.priceRange`.
  public var priceRange: AppSchema.Enum { .init("maps", "priceRange", "PriceRange") }
  /// The schema for an enum `.maps.ratingDescriptor`.
  public var ratingDescriptor: AppSchema.Enum { .init("maps", "ratingDescriptor", "RatingDescriptor") }
  /// The schema for an enum `.maps.transportType`.
  public var transportType: AppSchema.Enum { .init("maps", "transportType", "TransportType") }
}

extension AppSchema.MessagesEnum {
  /// The schema for an enum `.messages.conversationAttribute`.
  public var conversationAttribute: AppSchema.Enum {
    .init("messages", "conversationAttribute", "ConversationAttribute")
  }
  /// The schema for an enum `.messages.customReaction`.
  public var customReaction: AppSchema.Enum { .init("messages", "customReaction", "CustomReaction") }
  /// The schema for an enum `.messages.messageAttribute`.
  public var messageAttribute: AppSchema.Enum { .init("messages", "messageAttribute", "MessageAttribute") }
  /// The schema for an enum `.messages.messageEffect`.
  public var messageEffect: AppSchema.Enum { .init("messages", "messageEffect", "MessageEffect") }
  /// The schema for an enum `.messages.messageType`.
  public var messageType: AppSchema.Enum { .init("messages", "messageType", "MessageType") }
}

extension AppSchema.PhoneEnum {
  /// The schema for an enum `.phone.audioVisualMode`.
  public var audioVisualMode: AppSchema.Enum { .init("phone", "audioVisualMode", "AudioVisualMode") }
}

extension AppSchema.PhotosEnum {
  /// The schema for an enum `.photos.albumType`.
  public var albumType: AppSchema.Enum { .init("photos", "albumType", "AlbumType") }
  /// The schema for an enum `.photos.assetType`.
  public var assetType: AppSchema.Enum { .init("photos", "assetType", "AssetType") }
  /// The schema for an enum `.photos.filterType`.
  public var filterType: AppSchema.Enum { .init("photos", "filterType", "FilterType") }
  /// The schema for an enum `.photos.rotationDirection`.
  public var rotationDirection: AppSchema.Enum { .init("photos", "rotationDirection", "RotationDirection") }
}

extension AppSchema.ReaderEnum {
  /// The schema for an enum `.reader.documentKind`.
  public var documentKind: AppSchema.Enum { .init("reader", "documentKind", "DocumentKind") }
}

extension AppSchema.RemindersEnum {
  /// The schema for an enum `.reminders.listType`.
  public var listType: AppSchema.Enum { .init("reminders", "listType", "ListType") }
  /// The schema for an enum `.reminders.locationTriggerEvent`.
  public var locationTriggerEvent: AppSchema.Enum {
    .init("reminders", "locationTriggerEvent", "LocationTriggerEvent")
  }
}

extension AppSchema.WhiteboardEnum {
  /// The schema for an enum `.whiteboard.color`.
  public var color: AppSchema.Enum { .init("whiteboard", "color", "Color") }
  /// The schema for an enum `.whiteboard.itemType`.
  public var itemType: AppSchema.Enum { .init("whiteboard", "itemType", "ItemType") }
}
