// Made by script/schemas from the catalogue of the macros; not to be changed by hand.

extension AppSchema {
  /// The schemas for entities in the domain `audio`.
  @dynamicMemberLookup public protocol AudioEntity: _EntityDomain {}
  /// The schemas for entities in the domain `books`.
  @dynamicMemberLookup public protocol BooksEntity: _EntityDomain {}
  /// The schemas for entities in the domain `browser`.
  @dynamicMemberLookup public protocol BrowserEntity: _EntityDomain {}
  /// The schemas for entities in the domain `calendar`.
  @dynamicMemberLookup public protocol CalendarEntity: _EntityDomain {}
  /// The schemas for entities in the domain `clock`.
  @dynamicMemberLookup public protocol ClockEntity: _EntityDomain {}
  /// The schemas for entities in the domain `files`.
  @dynamicMemberLookup public protocol FilesEntity: _EntityDomain {}
  /// The schemas for entities in the domain `journal`.
  @dynamicMemberLookup public protocol JournalEntity: _EntityDomain {}
  /// The schemas for entities in the domain `mail`.
  @dynamicMemberLookup public protocol MailEntity: _EntityDomain {}
  /// The schemas for entities in the domain `maps`.
  @dynamicMemberLookup public protocol MapsEntity: _EntityDomain {}
  /// The schemas for entities in the domain `messages`.
  @dynamicMemberLookup public protocol MessagesEntity: _EntityDomain {}
  /// The schemas for entities in the domain `notes`.
  @dynamicMemberLookup public protocol NotesEntity: _EntityDomain {}
  /// The schemas for entities in the domain `phone`.
  @dynamicMemberLookup public protocol PhoneEntity: _EntityDomain {}
  /// The schemas for entities in the domain `photos`.
  @dynamicMemberLookup public protocol PhotosEntity: _EntityDomain {}
  /// The schemas for entities in the domain `presentation`.
  @dynamicMemberLookup public protocol PresentationEntity: _EntityDomain {}
  /// The schemas for entities in the domain `reader`.
  @dynamicMemberLookup public protocol ReaderEntity: _EntityDomain {}
  /// The schemas for entities in the domain `reminders`.
  @dynamicMemberLookup public protocol RemindersEntity: _EntityDomain {}
  /// The schemas for entities in the domain `spreadsheet`.
  @dynamicMemberLookup public protocol SpreadsheetEntity: _EntityDomain {}
  /// The schemas for entities in the domain `whiteboard`.
  @dynamicMemberLookup public protocol WhiteboardEntity: _EntityDomain {}
  /// The schemas for entities in the domain `wordProcessor`.
  @dynamicMemberLookup public protocol WordProcessorEntity: _EntityDomain {}
}

extension AppSchema.Entity: AppSchema.AudioEntity {}
extension AppSchema.Entity: AppSchema.BooksEntity {}
extension AppSchema.Entity: AppSchema.BrowserEntity {}
extension AppSchema.Entity: AppSchema.CalendarEntity {}
extension AppSchema.Entity: AppSchema.ClockEntity {}
extension AppSchema.Entity: AppSchema.FilesEntity {}
extension AppSchema.Entity: AppSchema.JournalEntity {}
extension AppSchema.Entity: AppSchema.MailEntity {}
extension AppSchema.Entity: AppSchema.MapsEntity {}
extension AppSchema.Entity: AppSchema.MessagesEntity {}
extension AppSchema.Entity: AppSchema.NotesEntity {}
extension AppSchema.Entity: AppSchema.PhoneEntity {}
extension AppSchema.Entity: AppSchema.PhotosEntity {}
extension AppSchema.Entity: AppSchema.PresentationEntity {}
extension AppSchema.Entity: AppSchema.ReaderEntity {}
extension AppSchema.Entity: AppSchema.RemindersEntity {}
extension AppSchema.Entity: AppSchema.SpreadsheetEntity {}
extension AppSchema.Entity: AppSchema.WhiteboardEntity {}
extension AppSchema.Entity: AppSchema.WordProcessorEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
  /// The schemas for entities in the domain `audio`.
  public static var audio: some AppSchema.AudioEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `books`.
  public static var books: some AppSchema.BooksEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `browser`.
  public static var browser: some AppSchema.BrowserEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `calendar`.
  public static var calendar: some AppSchema.CalendarEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `clock`.
  public static var clock: some AppSchema.ClockEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `files`.
  public static var files: some AppSchema.FilesEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `journal`.
  public static var journal: some AppSchema.JournalEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `mail`.
  public static var mail: some AppSchema.MailEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `maps`.
  public static var maps: some AppSchema.MapsEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `messages`.
  public static var messages: some AppSchema.MessagesEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `notes`.
  public static var notes: some AppSchema.NotesEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `phone`.
  public static var phone: some AppSchema.PhoneEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `photos`.
  public static var photos: some AppSchema.PhotosEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `presentation`.
  public static var presentation: some AppSchema.PresentationEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `reader`.
  public static var reader: some AppSchema.ReaderEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `reminders`.
  public static var reminders: some AppSchema.RemindersEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `spreadsheet`.
  public static var spreadsheet: some AppSchema.SpreadsheetEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `whiteboard`.
  public static var whiteboard: some AppSchema.WhiteboardEntity { AppSchema.Entity.domain }
  /// The schemas for entities in the domain `wordProcessor`.
  public static var wordProcessor: some AppSchema.WordProcessorEntity { AppSchema.Entity.domain }
}

extension AppSchema.AudioEntity {
  /// The schema for an entity `.audio.album`.
  public var album: AppSchema.Entity { .init("audio", "album", "AlbumEntity") }
  /// The schema for an entity `.audio.algorithmicRadioStation`.
  public var algorithmicRadioStation: AppSchema.Entity {
    .init("audio", "algorithmicRadioStation", "AlgorithmicRadioStationEntity")
  }
  /// The schema for an entity `.audio.ambientSound`.
  public var ambientSound: AppSchema.Entity { .init("audio", "ambientSound", "AmbientSoundEntity") }
  /// The schema for an entity `.audio.artist`.
  public var artist: AppSchema.Entity { .init("audio", "artist", "ArtistEntity") }
  /// The schema for an entity `.audio.audiobook`.
  public var audiobook: AppSchema.Entity { .init("audio", "audiobook", "AudiobookEntity") }
  /// The schema for an entity `.audio.classicalMusicRecording`.
  public var classicalMusicRecording: AppSchema.Entity {
    .init("audio", "classicalMusicRecording", "ClassicalMusicRecordingEntity")
  }
  /// The schema for an entity `.audio.liveRadioStation`.
  public var liveRadioStation: AppSchema.Entity {
    .init("audio", "liveRadioStation", "LiveRadioStationEntity")
  }
  /// The schema for an entity `.audio.newsBrief`.
  public var newsBrief: AppSchema.Entity { .init("audio", "newsBrief", "NewsBriefEntity") }
  /// The schema for an entity `.audio.newsProvider`.
  public var newsProvider: AppSchema.Entity { .init("audio", "newsProvider", "NewsProviderEntity") }
  /// The schema for an entity `.audio.playlist`.
  public var playlist: AppSchema.Entity { .init("audio", "playlist", "PlaylistEntity") }
  /// The schema for an entity `.audio.podcastCollection`.
  public var podcastCollection: AppSchema.Entity {
    .init("audio", "podcastCollection", "PodcastCollectionEntity")
  }
  /// The schema for an entity `.audio.podcastEpisode`.
  public var podcastEpisode: AppSchema.Entity { .init("audio", "podcastEpisode", "PodcastEpisodeEntity") }
  /// The schema for an entity `.audio.podcastShow`.
  public var podcastShow: AppSchema.Entity { .init("audio", "podcastShow", "PodcastShowEntity") }
  /// The schema for an entity `.audio.radioShow`.
  public var radioShow: AppSchema.Entity { .init("audio", "radioShow", "RadioShowEntity") }
  /// The schema for an entity `.audio.radioShowEpisode`.
  public var radioShowEpisode: AppSchema.Entity {
    .init("audio", "radioShowEpisode", "RadioShowEpisodeEntity")
  }
  /// The schema for an entity `.audio.song`.
  public var song: AppSchema.Entity { .init("audio", "song", "SongEntity") }
  /// The schema for an entity `.audio.songCollection`.
  public var songCollection: AppSchema.Entity { .init("audio", "songCollection", "SongCollectionEntity") }
  /// The schema for an entity `.audio.warmupAudioQueueResult`.
  public var warmupAudioQueueResult: AppSchema.Entity {
    .init("audio", "warmupAudioQueueResult", "WarmupAudioQueueResultEntity")
  }
}

extension AppSchema.BooksEntity {
  /// The schema for an entity `.books.audiobook`.
  public var audiobook: AppSchema.Entity { .init("books", "audiobook", "AudiobookEntity") }
  /// The schema for an entity `.books.book`.
  public var book: AppSchema.Entity { .init("books", "book", "BookEntity") }
  /// The schema for an entity `.books.settings`.
  public var settings: AppSchema.Entity { .init("books", "settings", "SettingsEntity") }
}

extension AppSchema.BrowserEntity {
  /// The schema for an entity `.browser.bookmark`.
  public var bookmark: AppSchema.Entity { .init("browser", "bookmark", "BookmarkEntity") }
  /// The schema for an entity `.browser.readingListItem`.
  public var readingListItem: AppSchema.Entity {
    .init("browser", "readingListItem", "ReadingListItemEntity")
  }
  /// The schema for an entity `.browser.tab`.
  public var tab: AppSchema.Entity { .init("browser", "tab", "TabEntity") }
  /// The schema for an entity `.browser.tabGroup`.
  public var tabGroup: AppSchema.Entity { .init("browser", "tabGroup", "TabGroupEntity") }
  /// The schema for an entity `.browser.window`.
  public var window: AppSchema.Entity { .init("browser", "window", "WindowEntity") }
}

extension AppSchema.CalendarEntity {
  /// The schema for an entity `.calendar.attendee`.
  public var attendee: AppSchema.Entity { .init("calendar", "attendee", "AttendeeEntity") }
  /// The schema for an entity `.calendar.calendar`.
  public var calendar: AppSchema.Entity { .init("calendar", "calendar", "CalendarEntity") }
  /// The schema for an entity `.calendar.event`.
  public var event: AppSchema.Entity { .init("calendar", "event", "EventEntity") }
}

extension AppSchema.ClockEntity {
  /// The schema for an entity `.clock.alarm`.
  public var alarm: AppSchema.Entity { .init("clock", "alarm", "AlarmEntity") }
  /// The schema for an entity `.clock.stopwatch`.
  public var stopwatch: AppSchema.Entity { .init("clock", "stopwatch", "StopwatchEntity") }
  /// The schema for an entity `.clock.timer`.
  public var timer: AppSchema.Entity { .init("clock", "timer", "TimerEntity") }
}

extension AppSchema.FilesEntity {
  /// The schema for an entity `.files.file`.
  public var file: AppSchema.Entity { .init("files", "file", "FileEntity") }
}

extension AppSchema.JournalEntity {
  /// The schema for an entity `.journal.entry`.
  public var entry: AppSchema.Entity { .init("journal", "entry", "EntryEntity") }
}

extension AppSchema.MailEntity {
  /// The schema for an entity `.mail.account`.
  public var account: AppSchema.Entity { .init("mail", "account", "MailAccountEntity") }
  /// The schema for an entity `.mail.draft`.
  public var draft: AppSchema.Entity { .init("mail", "draft", "MailDraftEntity") }
  /// The schema for an entity `.mail.mailbox`.
  public var mailbox: AppSchema.Entity { .init("mail", "mailbox", "MailboxEntity") }
  /// The schema for an entity `.mail.message`.
  public var message: AppSchema.Entity { .init("mail", "message", "MailMessageEntity") }
  /// The schema for an entity `.mail.thread`.
  public var thread: AppSchema.Entity { .init("mail", "thread", "MailThreadEntity") }
}

extension AppSchema.MapsEntity {
  /// The schema for an entity `.maps.currentLocation`.
  public var currentLocation: AppSchema.Entity { .init("maps", "currentLocation", "CurrentLocationEntity") }
  /// The schema for an entity `.maps.navigationSession`.
  public var navigationSession: AppSchema.Entity {
    .init("maps", "navigationSession", "NavigationSessionEntity")
  }
  /// The schema for an entity `.maps.operatingHours`.
  public var operatingHours: AppSchema.Entity { .init("maps", "operatingHours", "OperatingHoursEntity") }
  /// The schema for an entity `.maps.operatingTimeRange`.
  public var operatingTimeRange: AppSchema.Entity {
    .init("maps", "operatingTimeRange", "OperatingTimeRangeEntity")
  }
  /// The schema for an entity `.maps.place`.
  public var place: AppSchema.Entity { .init("maps", "place", "PlaceEntity") }
  /// The schema for an entity `.maps.rating`.
  public var rating: AppSchema.Entity { .init("maps", "rating", "RatingEntity") }
}

extension AppSchema.MessagesEntity {
  /// The schema for an entity `.messages.conversation`.
  public var conversation: AppSchema.Entity { .init("messages", "conversation", "ConversationEntity") }
  /// The schema for an entity `.messages.customAttachment`.
  public var customAttachment: AppSchema.Entity {
    .init("messages", "customAttachment", "CustomAttachmentEntity")
  }
  /// The schema for an entity `.messages.message`.
  public var message: AppSchema.Entity { .init("messages", "message", "MessageEntity") }
  /// The schema for an entity `.messages.messagePerson`.
  public var messagePerson: AppSchema.Entity { .init("messages", "messagePerson", "MessagePersonEntity") }
}

extension AppSchema.NotesEntity {
  /// The schema for an entity `.notes.account`.
  public var account: AppSchema.Entity { .init("notes", "account", "AccountEntity") }
  /// The schema for an entity `.notes.folder`.
  public var folder: AppSchema.Entity { .init("notes", "folder", "FolderEntity") }
  /// The schema for an entity `.notes.note`.
  public var note: AppSchema.Entity { .init("notes", "note", "NoteEntity") }
}

extension AppSchema.PhoneEntity {
  /// The schema for an entity `.phone.phonePerson`.
  public var phonePerson: AppSchema.Entity { .init("phone", "phonePerson", "PhonePersonEntity") }
}

extension AppSchema.PhotosEntity {
  /// The schema for an entity `.photos.album`.
  public var album: AppSchema.Entity { .init("photos", "album", "AlbumEntity") }
  /// The schema for an entity `.photos.asset`.
  public var asset: AppSchema.Entity { .init("photos", "asset", "AssetEntity") }
  /// The schema for an entity `.photos.recognizedPerson`.
  public var recognizedPerson: AppSchema.Entity {
    .init("photos", "recognizedPerson", "RecognizedPersonEntity")
  }
}

extension AppSchema.PresentationEntity {
  /// The schema for an entity `.presentation.document`.
  public var document: AppSchema.Entity { .init("presentation", "document", "DocumentEntity") }
  /// The schema for an entity `.presentation.slide`.
  public var slide: AppSchema.Entity { .init("presentation", "slide", "SlideEntity") }
  /// The schema for an entity `.presentation.template`.
  public var template: AppSchema.Entity { .init("presentation", "template", "TemplateEntity") }
}

extension AppSchema.ReaderEntity {
  /// The schema for an entity `.reader.document`.
  public var document: AppSchema.Entity { .init("reader", "document", "DocumentEntity") }
  /// The schema for an entity `.reader.page`.
  public var page: AppSchema.Entity { .init("reader", "page", "PageEntity") }
}

extension AppSchema.RemindersEntity {
  /// The schema for an entity `.reminders.group`.
  public var group: AppSchema.Entity { .init("reminders", "group", "GroupEntity") }
  /// The schema for an entity `.reminders.list`.
  public var list: AppSchema.Entity { .init("reminders", "list", "ListEntity") }
  /// The schema for an entity `.reminders.locationTrigger`.
  public var locationTrigger: AppSchema.Entity {
    .init("reminders", "locationTrigger", "LocationTriggerEntity")
  }
  /// The schema for an entity `.reminders.reminder`.
  public var reminder: AppSchema.Entity { .init("reminders", "reminder", "ReminderEntity") }
  /// The schema for an entity `.reminders.section`.
  public var section: AppSchema.Entity { .init("reminders", "section", "SectionEntity") }
}

extension AppSchema.SpreadsheetEntity {
  /// The schema for an entity `.spreadsheet.document`.
  public var document: AppSchema.Entity { .init("spreadsheet", "document", "DocumentEntity") }
  /// The schema for an entity `.spreadsheet.sheet`.
  public var sheet: AppSchema.Entity { .init("spreadsheet", "sheet", "SheetEntity") }
  /// The schema for an entity `.spreadsheet.template`.
  public var template: AppSchema.Entity { .init("spreadsheet", "template", "TemplateEntity") }
}

extension AppSchema.WhiteboardEntity {
  /// The schema for an entity `.whiteboard.board`.
  public var board: AppSchema.Entity { .init("whiteboard", "board", "BoardEntity") }
  /// The schema for an entity `.whiteboard.item`.
  public var item: AppSchema.Entity { .init("whiteboard", "item", "ItemEntity") }
}

extension AppSchema.WordProcessorEntity {
  /// The schema for an entity `.wordProcessor.document`.
  public var document: AppSchema.Entity { .init("wordProcessor", "document", "DocumentEntity") }
  /// The schema for an entity `.wordProcessor.page`.
  public var page: AppSchema.Entity { .init("wordProcessor", "page", "PageEntity") }
  /// The schema for an entity `.wordProcessor.template`.
  public var template: AppSchema.Entity { .init("wordProcessor", "template", "TemplateEntity") }
}
