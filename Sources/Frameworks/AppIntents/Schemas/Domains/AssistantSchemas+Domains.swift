// Made by script/schemas from the catalogue of the macros; not to be changed by hand.

extension AssistantSchemas {
  /// The schemas for intents in the domain `assistant`.
  public typealias AssistantIntent = AppSchema.AssistantIntent
  /// The schemas for intents in the domain `audio`.
  public typealias AudioIntent = AppSchema.AudioIntent
  /// The schemas for intents in the domain `books`.
  public typealias BooksIntent = AppSchema.BooksIntent
  /// The schemas for intents in the domain `browser`.
  public typealias BrowserIntent = AppSchema.BrowserIntent
  /// The schemas for intents in the domain `calendar`.
  public typealias CalendarIntent = AppSchema.CalendarIntent
  /// The schemas for intents in the domain `camera`.
  public typealias CameraIntent = AppSchema.CameraIntent
  /// The schemas for intents in the domain `clock`.
  public typealias ClockIntent = AppSchema.ClockIntent
  /// The schemas for intents in the domain `files`.
  public typealias FilesIntent = AppSchema.FilesIntent
  /// The schemas for intents in the domain `journal`.
  public typealias JournalIntent = AppSchema.JournalIntent
  /// The schemas for intents in the domain `mail`.
  public typealias MailIntent = AppSchema.MailIntent
  /// The schemas for intents in the domain `maps`.
  public typealias MapsIntent = AppSchema.MapsIntent
  /// The schemas for intents in the domain `messages`.
  public typealias MessagesIntent = AppSchema.MessagesIntent
  /// The schemas for intents in the domain `notes`.
  public typealias NotesIntent = AppSchema.NotesIntent
  /// The schemas for intents in the domain `phone`.
  public typealias PhoneIntent = AppSchema.PhoneIntent
  /// The schemas for intents in the domain `photos`.
  public typealias PhotosIntent = AppSchema.PhotosIntent
  /// The schemas for intents in the domain `presentation`.
  public typealias PresentationIntent = AppSchema.PresentationIntent
  /// The schemas for intents in the domain `reader`.
  public typealias ReaderIntent = AppSchema.ReaderIntent
  /// The schemas for intents in the domain `reminders`.
  public typealias RemindersIntent = AppSchema.RemindersIntent
  /// The schemas for intents in the domain `spreadsheet`.
  public typealias SpreadsheetIntent = AppSchema.SpreadsheetIntent
  /// The schemas for intents in the domain `system`.
  public typealias SystemIntent = AppSchema.SystemIntent
  /// The schemas for intents in the domain `visualIntelligence`.
  public typealias VisualIntelligenceIntent = AppSchema.VisualIntelligenceIntent
  /// The schemas for intents in the domain `whiteboard`.
  public typealias WhiteboardIntent = AppSchema.WhiteboardIntent
  /// The schemas for intents in the domain `wordProcessor`.
  public typealias WordProcessorIntent = AppSchema.WordProcessorIntent
  /// The schemas for entities in the domain `audio`.
  public typealias AudioEntity = AppSchema.AudioEntity
  /// The schemas for entities in the domain `books`.
  public typealias BooksEntity = AppSchema.BooksEntity
  /// The schemas for entities in the domain `browser`.
  public typealias BrowserEntity = AppSchema.BrowserEntity
  /// The schemas for entities in the domain `calendar`.
  public typealias CalendarEntity = AppSchema.CalendarEntity
  /// The schemas for entities in the domain `clock`.
  public typealias ClockEntity = AppSchema.ClockEntity
  /// The schemas for entities in the domain `files`.
  public typealias FilesEntity = AppSchema.FilesEntity
  /// The schemas for entities in the domain `journal`.
  public typealias JournalEntity = AppSchema.JournalEntity
  /// The schemas for entities in the domain `mail`.
  public typealias MailEntity = AppSchema.MailEntity
  /// The schemas for entities in the domain `maps`.
  public typealias MapsEntity = AppSchema.MapsEntity
  /// The schemas for entities in the domain `messages`.
  public typealias MessagesEntity = AppSchema.MessagesEntity
  /// The schemas for entities in the domain `notes`.
  public typealias NotesEntity = AppSchema.NotesEntity
  /// The schemas for entities in the domain `phone`.
  public typealias PhoneEntity = AppSchema.PhoneEntity
  /// The schemas for entities in the domain `photos`.
  public typealias PhotosEntity = AppSchema.PhotosEntity
  /// The schemas for entities in the domain `presentation`.
  public typealias PresentationEntity = AppSchema.PresentationEntity
  /// The schemas for entities in the domain `reader`.
  public typealias ReaderEntity = AppSchema.ReaderEntity
  /// The schemas for entities in the domain `reminders`.
  public typealias RemindersEntity = AppSchema.RemindersEntity
  /// The schemas for entities in the domain `spreadsheet`.
  public typealias SpreadsheetEntity = AppSchema.SpreadsheetEntity
  /// The schemas for entities in the domain `whiteboard`.
  public typealias WhiteboardEntity = AppSchema.WhiteboardEntity
  /// The schemas for entities in the domain `wordProcessor`.
  public typealias WordProcessorEntity = AppSchema.WordProcessorEntity
  /// The schemas for enums in the domain `audio`.
  public typealias AudioEnum = AppSchema.AudioEnum
  /// The schemas for enums in the domain `books`.
  public typealias BooksEnum = AppSchema.BooksEnum
  /// The schemas for enums in the domain `browser`.
  public typealias BrowserEnum = AppSchema.BrowserEnum
  /// The schemas for enums in the domain `calendar`.
  public typealias CalendarEnum = AppSchema.CalendarEnum
  /// The schemas for enums in the domain `camera`.
  public typealias CameraEnum = AppSchema.CameraEnum
  /// The schemas for enums in the domain `clock`.
  public typealias ClockEnum = AppSchema.ClockEnum
  /// The schemas for enums in the domain `mail`.
  public typealias MailEnum = AppSchema.MailEnum
  /// The schemas for enums in the domain `maps`.
  public typealias MapsEnum = AppSchema.MapsEnum
  /// The schemas for enums in the domain `messages`.
  public typealias MessagesEnum = AppSchema.MessagesEnum
  /// The schemas for enums in the domain `phone`.
  public typealias PhoneEnum = AppSchema.PhoneEnum
  /// The schemas for enums in the domain `photos`.
  public typealias PhotosEnum = AppSchema.PhotosEnum
  /// The schemas for enums in the domain `reader`.
  public typealias ReaderEnum = AppSchema.ReaderEnum
  /// The schemas for enums in the domain `reminders`.
  public typealias RemindersEnum = AppSchema.RemindersEnum
  /// The schemas for enums in the domain `whiteboard`.
  public typealias WhiteboardEnum = AppSchema.WhiteboardEnum
}
