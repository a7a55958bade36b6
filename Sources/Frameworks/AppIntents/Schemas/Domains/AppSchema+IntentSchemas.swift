// Made by script/schemas from the catalogue of the macros; not to be changed by hand.

extension AppSchema {
  /// The schemas for intents in the domain `assistant`.
  @dynamicMemberLookup public protocol AssistantIntent: _IntentDomain {}
  /// The schemas for intents in the domain `audio`.
  @dynamicMemberLookup public protocol AudioIntent: _IntentDomain {}
  /// The schemas for intents in the domain `books`.
  @dynamicMemberLookup public protocol BooksIntent: _IntentDomain {}
  /// The schemas for intents in the domain `browser`.
  @dynamicMemberLookup public protocol BrowserIntent: _IntentDomain {}
  /// The schemas for intents in the domain `calendar`.
  @dynamicMemberLookup public protocol CalendarIntent: _IntentDomain {}
  /// The schemas for intents in the domain `camera`.
  @dynamicMemberLookup public protocol CameraIntent: _IntentDomain {}
  /// The schemas for intents in the domain `clock`.
  @dynamicMemberLookup public protocol ClockIntent: _IntentDomain {}
  /// The schemas for intents in the domain `files`.
  @dynamicMemberLookup public protocol FilesIntent: _IntentDomain {}
  /// The schemas for intents in the domain `journal`.
  @dynamicMemberLookup public protocol JournalIntent: _IntentDomain {}
  /// The schemas for intents in the domain `mail`.
  @dynamicMemberLookup public protocol MailIntent: _IntentDomain {}
  /// The schemas for intents in the domain `maps`.
  @dynamicMemberLookup public protocol MapsIntent: _IntentDomain {}
  /// The schemas for intents in the domain `messages`.
  @dynamicMemberLookup public protocol MessagesIntent: _IntentDomain {}
  /// The schemas for intents in the domain `notes`.
  @dynamicMemberLookup public protocol NotesIntent: _IntentDomain {}
  /// The schemas for intents in the domain `phone`.
  @dynamicMemberLookup public protocol PhoneIntent: _IntentDomain {}
  /// The schemas for intents in the domain `photos`.
  @dynamicMemberLookup public protocol PhotosIntent: _IntentDomain {}
  /// The schemas for intents in the domain `presentation`.
  @dynamicMemberLookup public protocol PresentationIntent: _IntentDomain {}
  /// The schemas for intents in the domain `reader`.
  @dynamicMemberLookup public protocol ReaderIntent: _IntentDomain {}
  /// The schemas for intents in the domain `reminders`.
  @dynamicMemberLookup public protocol RemindersIntent: _IntentDomain {}
  /// The schemas for intents in the domain `spreadsheet`.
  @dynamicMemberLookup public protocol SpreadsheetIntent: _IntentDomain {}
  /// The schemas for intents in the domain `system`.
  @dynamicMemberLookup public protocol SystemIntent: _IntentDomain {}
  /// The schemas for intents in the domain `visualIntelligence`.
  @dynamicMemberLookup public protocol VisualIntelligenceIntent: _IntentDomain {}
  /// The schemas for intents in the domain `whiteboard`.
  @dynamicMemberLookup public protocol WhiteboardIntent: _IntentDomain {}
  /// The schemas for intents in the domain `wordProcessor`.
  @dynamicMemberLookup public protocol WordProcessorIntent: _IntentDomain {}
}

extension AppSchema.Intent: AppSchema.AssistantIntent {}
extension AppSchema.Intent: AppSchema.AudioIntent {}
extension AppSchema.Intent: AppSchema.BooksIntent {}
extension AppSchema.Intent: AppSchema.BrowserIntent {}
extension AppSchema.Intent: AppSchema.CalendarIntent {}
extension AppSchema.Intent: AppSchema.CameraIntent {}
extension AppSchema.Intent: AppSchema.ClockIntent {}
extension AppSchema.Intent: AppSchema.FilesIntent {}
extension AppSchema.Intent: AppSchema.JournalIntent {}
extension AppSchema.Intent: AppSchema.MailIntent {}
extension AppSchema.Intent: AppSchema.MapsIntent {}
extension AppSchema.Intent: AppSchema.MessagesIntent {}
extension AppSchema.Intent: AppSchema.NotesIntent {}
extension AppSchema.Intent: AppSchema.PhoneIntent {}
extension AppSchema.Intent: AppSchema.PhotosIntent {}
extension AppSchema.Intent: AppSchema.PresentationIntent {}
extension AppSchema.Intent: AppSchema.ReaderIntent {}
extension AppSchema.Intent: AppSchema.RemindersIntent {}
extension AppSchema.Intent: AppSchema.SpreadsheetIntent {}
extension AppSchema.Intent: AppSchema.SystemIntent {}
extension AppSchema.Intent: AppSchema.VisualIntelligenceIntent {}
extension AppSchema.Intent: AppSchema.WhiteboardIntent {}
extension AppSchema.Intent: AppSchema.WordProcessorIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
  /// The schemas for intents in the domain `assistant`.
  public static var assistant: some AppSchema.AssistantIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `audio`.
  public static var audio: some AppSchema.AudioIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `books`.
  public static var books: some AppSchema.BooksIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `browser`.
  public static var browser: some AppSchema.BrowserIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `calendar`.
  public static var calendar: some AppSchema.CalendarIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `camera`.
  public static var camera: some AppSchema.CameraIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `clock`.
  public static var clock: some AppSchema.ClockIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `files`.
  public static var files: some AppSchema.FilesIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `journal`.
  public static var journal: some AppSchema.JournalIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `mail`.
  public static var mail: some AppSchema.MailIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `maps`.
  public static var maps: some AppSchema.MapsIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `messages`.
  public static var messages: some AppSchema.MessagesIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `notes`.
  public static var notes: some AppSchema.NotesIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `phone`.
  public static var phone: some AppSchema.PhoneIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `photos`.
  public static var photos: some AppSchema.PhotosIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `presentation`.
  public static var presentation: some AppSchema.PresentationIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `reader`.
  public static var reader: some AppSchema.ReaderIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `reminders`.
  public static var reminders: some AppSchema.RemindersIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `spreadsheet`.
  public static var spreadsheet: some AppSchema.SpreadsheetIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `system`.
  public static var system: some AppSchema.SystemIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `visualIntelligence`.
  public static var visualIntelligence: some AppSchema.VisualIntelligenceIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `whiteboard`.
  public static var whiteboard: some AppSchema.WhiteboardIntent { AppSchema.Intent.domain }
  /// The schemas for intents in the domain `wordProcessor`.
  public static var wordProcessor: some AppSchema.WordProcessorIntent { AppSchema.Intent.domain }
}

extension AppSchema.AssistantIntent {
  /// The schema for an intent `.assistant.activate`.
  public var activate: AppSchema.Intent { .init("assistant", "activate", "ActivateIntent") }
}

extension AppSchema.AudioIntent {
  /// The schema for an intent `.audio.addToLibrary`.
  public var addToLibrary: AppSchema.Intent { .init("audio", "addToLibrary", "AddToLibraryIntent") }
  /// The schema for an intent `.audio.addToPlaylist`.
  public var addToPlaylist: AppSchema.Intent { .init("audio", "addToPlaylist", "AddToPlaylistIntent") }
  /// The schema for an intent `.audio.createStation`.
  public var createStation: AppSchema.Intent { .init("audio", "createStation", "CreateStationIntent") }
  /// The schema for an intent `.audio.playAudio`.
  public var playAudio: AppSchema.Intent { .init("audio", "playAudio", "PlayAudioIntent") }
  /// The schema for an intent `.audio.recognizeAudio`.
  public var recognizeAudio: AppSchema.Intent { .init("audio", "recognizeAudio", "RecognizeAudioIntent") }
  /// The schema for an intent `.audio.updateAudioAffinity`.
  public var updateAudioAffinity: AppSchema.Intent {
    .init("audio", "updateAudioAffinity", "UpdateAudioAffinityIntent")
  }
  /// The schema for an intent `.audio.warmupAudioQueue`.
  public var warmupAudioQueue: AppSchema.Intent {
    .init("audio", "warmupAudioQueue", "WarmupAudioQueueIntent")
  }
}

extension AppSchema.BooksIntent {
  /// The schema for an intent `.books.navigatePage`.
  public var navigatePage: AppSchema.Intent { .init("books", "navigatePage", "NavigatePageIntent") }
  /// The schema for an intent `.books.openBook`.
  public var openBook: AppSchema.Intent { .init("books", "openBook", "OpenBookIntent") }
  /// The schema for an intent `.books.playAudiobook`.
  public var playAudiobook: AppSchema.Intent { .init("books", "playAudiobook", "PlayAudiobookIntent") }
  /// The schema for an intent `.books.search`.
  public var search: AppSchema.Intent { .init("books", "search", "SearchIntent") }
  /// The schema for an intent `.books.updateCharacterSpacing`.
  public var updateCharacterSpacing: AppSchema.Intent {
    .init("books", "updateCharacterSpacing", "UpdateCharacterSpacingIntent")
  }
  /// The schema for an intent `.books.updateFontSize`.
  public var updateFontSize: AppSchema.Intent { .init("books", "updateFontSize", "UpdateFontSizeIntent") }
  /// The schema for an intent `.books.updateLineSpacing`.
  public var updateLineSpacing: AppSchema.Intent {
    .init("books", "updateLineSpacing", "UpdateLineSpacingIntent")
  }
  /// The schema for an intent `.books.updateSettings`.
  public var updateSettings: AppSchema.Intent { .init("books", "updateSettings", "UpdateSettingsIntent") }
  /// The schema for an intent `.books.updateWordSpacing`.
  public var updateWordSpacing: AppSchema.Intent {
    .init("books", "updateWordSpacing", "UpdateWordSpacingIntent")
  }
}

extension AppSchema.BrowserIntent {
  /// The schema for an intent `.browser.bookmarkTab`.
  public var bookmarkTab: AppSchema.Intent { .init("browser", "bookmarkTab", "BookmarkTabIntent") }
  /// The schema for an intent `.browser.bookmarkURL`.
  public var bookmarkURL: AppSchema.Intent { .init("browser", "bookmarkURL", "BookmarkURLIntent") }
  /// The schema for an intent `.browser.clearHistory`.
  public var clearHistory: AppSchema.Intent { .init("browser", "clearHistory", "ClearHistoryIntent") }
  /// The schema for an intent `.browser.closeTabs`.
  public var closeTabs: AppSchema.Intent { .init("browser", "closeTabs", "CloseTabsIntent") }
  /// The schema for an intent `.browser.closeWindows`.
  public var closeWindows: AppSchema.Intent { .init("browser", "closeWindows", "CloseWindowsIntent") }
  /// The schema for an intent `.browser.createTab`.
  public var createTab: AppSchema.Intent { .init("browser", "createTab", "CreateTabIntent") }
  /// The schema for an intent `.browser.createWindow`.
  public var createWindow: AppSchema.Intent { .init("browser", "createWindow", "CreateWindowIntent") }
  /// The schema for an intent `.browser.deleteBookmarks`.
  public var deleteBookmarks: AppSchema.Intent {
    .init("browser", "deleteBookmarks", "DeleteBookmarksIntent")
  }
  /// The schema for an intent `.browser.findOnPage`.
  public var findOnPage: AppSchema.Intent { .init("browser", "findOnPage", "FindOnPageIntent") }
  /// The schema for an intent `.browser.openBookmark`.
  public var openBookmark: AppSchema.Intent { .init("browser", "openBookmark", "OpenBookmarkIntent") }
  /// The schema for an intent `.browser.openURLInTab`.
  public var openURLInTab: AppSchema.Intent { .init("browser", "openURLInTab", "OpenURLInTabIntent") }
  /// The schema for an intent `.browser.search`.
  public var search: AppSchema.Intent { .init("browser", "search", "SearchIntent") }
  /// The schema for an intent `.browser.switchTab`.
  public var switchTab: AppSchema.Intent { .init("browser", "switchTab", "SwitchToTabIntent") }
}

extension AppSchema.CalendarIntent {
  /// The schema for an intent `.calendar.createEvent`.
  public var createEvent: AppSchema.Intent { .init("calendar", "createEvent", "CreateEventIntent") }
  /// The schema for an intent `.calendar.deleteEvent`.
  public var deleteEvent: AppSchema.Intent { .init("calendar", "deleteEvent", "DeleteEventIntent") }
  /// The schema for an intent `.calendar.updateEvent`.
  public var updateEvent: AppSchema.Intent { .init("calendar", "updateEvent", "UpdateEventIntent") }
}

extension AppSchema.CameraIntent {
  /// The schema for an intent `.camera.openInCaptureMode`.
  public var openInCaptureMode: AppSchema.Intent {
    .init("camera", "openInCaptureMode", "OpenInCaptureModeIntent")
  }
  /// The schema for an intent `.camera.setDevice`.
  public var setDevice: AppSchema.Intent { .init("camera", "setDevice", "SetDeviceIntent") }
  /// The schema for an intent `.camera.startCapture`.
  public var startCapture: AppSchema.Intent { .init("camera", "startCapture", "StartCaptureIntent") }
  /// The schema for an intent `.camera.stopCapture`.
  public var stopCapture: AppSchema.Intent { .init("camera", "stopCapture", "StopCaptureIntent") }
  /// The schema for an intent `.camera.switchDevice`.
  public var switchDevice: AppSchema.Intent { .init("camera", "switchDevice", "FlipCameraIntent") }
}

extension AppSchema.ClockIntent {
  /// The schema for an intent `.clock.cancelTimer`.
  public var cancelTimer: AppSchema.Intent { .init("clock", "cancelTimer", "CancelTimerIntent") }
  /// The schema for an intent `.clock.createAlarm`.
  public var createAlarm: AppSchema.Intent { .init("clock", "createAlarm", "CreateAlarmIntent") }
  /// The schema for an intent `.clock.createTimer`.
  public var createTimer: AppSchema.Intent { .init("clock", "createTimer", "CreateTimerIntent") }
  /// The schema for an intent `.clock.deleteAlarm`.
  public var deleteAlarm: AppSchema.Intent { .init("clock", "deleteAlarm", "DeleteAlarmIntent") }
  /// The schema for an intent `.clock.dismissAlarm`.
  public var dismissAlarm: AppSchema.Intent { .init("clock", "dismissAlarm", "DismissAlarmIntent") }
  /// The schema for an intent `.clock.lapStopwatch`.
  public var lapStopwatch: AppSchema.Intent { .init("clock", "lapStopwatch", "LapStopwatchIntent") }
  /// The schema for an intent `.clock.pauseTimer`.
  public var pauseTimer: AppSchema.Intent { .init("clock", "pauseTimer", "PauseTimerIntent") }
  /// The schema for an intent `.clock.resetStopwatch`.
  public var resetStopwatch: AppSchema.Intent { .init("clock", "resetStopwatch", "ResetStopwatchIntent") }
  /// The schema for an intent `.clock.resumeTimer`.
  public var resumeTimer: AppSchema.Intent { .init("clock", "resumeTimer", "ResumeTimerIntent") }
  /// The schema for an intent `.clock.snoozeAlarm`.
  public var snoozeAlarm: AppSchema.Intent { .init("clock", "snoozeAlarm", "SnoozeAlarmIntent") }
  /// The schema for an intent `.clock.startStopwatch`.
  public var startStopwatch: AppSchema.Intent { .init("clock", "startStopwatch", "StartStopwatchIntent") }
  /// The schema for an intent `.clock.stopStopwatch`.
  public var stopStopwatch: AppSchema.Intent { .init("clock", "stopStopwatch", "StopStopwatchIntent") }
  /// The schema for an intent `.clock.updateAlarm`.
  public var updateAlarm: AppSchema.Intent { .init("clock", "updateAlarm", "UpdateAlarmIntent") }
  /// The schema for an intent `.clock.updateTimer`.
  public var updateTimer: AppSchema.Intent { .init("clock", "updateTimer", "UpdateTimerIntent") }
}

extension AppSchema.FilesIntent {
  /// The schema for an intent `.files.createFolder`.
  public var createFolder: AppSchema.Intent { .init("files", "createFolder", "CreateFolderIntent") }
  /// The schema for an intent `.files.deleteFiles`.
  public var deleteFiles: AppSchema.Intent { .init("files", "deleteFiles", "DeleteFilesIntent") }
  /// The schema for an intent `.files.moveFiles`.
  public var moveFiles: AppSchema.Intent { .init("files", "moveFiles", "MoveFilesIntent") }
  /// The schema for an intent `.files.openFile`.
  public var openFile: AppSchema.Intent { .init("files", "openFile", "OpenFileIntent") }
  /// The schema for an intent `.files.renameFile`.
  public var renameFile: AppSchema.Intent { .init("files", "renameFile", "RenameFileIntent") }
}

extension AppSchema.JournalIntent {
  /// The schema for an intent `.journal.createAudioEntry`.
  public var createAudioEntry: AppSchema.Intent {
    .init("journal", "createAudioEntry", "CreateAudioEntryIntent")
  }
  /// The schema for an intent `.journal.createEntry`.
  public var createEntry: AppSchema.Intent { .init("journal", "createEntry", "CreateEntryIntent") }
  /// The schema for an intent `.journal.deleteEntry`.
  public var deleteEntry: AppSchema.Intent { .init("journal", "deleteEntry", "DeleteEntryIntent") }
  /// The schema for an intent `.journal.search`.
  public var search: AppSchema.Intent { .init("journal", "search", "SearchIntent") }
  /// The schema for an intent `.journal.updateEntry`.
  public var updateEntry: AppSchema.Intent { .init("journal", "updateEntry", "UpdateEntryIntent") }
}

extension AppSchema.MailIntent {
  /// The schema for an intent `.mail.archiveMail`.
  public var archiveMail: AppSchema.Intent { .init("mail", "archiveMail", "ArchiveMailIntent") }
  /// The schema for an intent `.mail.createDraft`.
  public var createDraft: AppSchema.Intent { .init("mail", "createDraft", "CreateDraftIntent") }
  /// The schema for an intent `.mail.deleteDraft`.
  public var deleteDraft: AppSchema.Intent { .init("mail", "deleteDraft", "DeleteDraftIntent") }
  /// The schema for an intent `.mail.deleteMail`.
  public var deleteMail: AppSchema.Intent { .init("mail", "deleteMail", "DeleteMailIntent") }
  /// The schema for an intent `.mail.forwardMail`.
  public var forwardMail: AppSchema.Intent { .init("mail", "forwardMail", "ForwardMailIntent") }
  /// The schema for an intent `.mail.openDraft`.
  public var openDraft: AppSchema.Intent { .init("mail", "openDraft", "MailOpenDraft") }
  /// The schema for an intent `.mail.openMessage`.
  public var openMessage: AppSchema.Intent { .init("mail", "openMessage", "MailOpenMessage") }
  /// The schema for an intent `.mail.replyMail`.
  public var replyMail: AppSchema.Intent { .init("mail", "replyMail", "ReplyMailIntent") }
  /// The schema for an intent `.mail.saveDraft`.
  public var saveDraft: AppSchema.Intent { .init("mail", "saveDraft", "SaveDraftIntent") }
  /// The schema for an intent `.mail.sendDraft`.
  public var sendDraft: AppSchema.Intent { .init("mail", "sendDraft", "SendDraftIntent") }
  /// The schema for an intent `.mail.updateDraft`.
  public var updateDraft: AppSchema.Intent { .init("mail", "updateDraft", "UpdateDraftIntent") }
  /// The schema for an intent `.mail.updateMail`.
  public var updateMail: AppSchema.Intent { .init("mail", "updateMail", "UpdateMailIntent") }
}

extension AppSchema.MapsIntent {
  /// The schema for an intent `.maps.reportIncident`.
  public var reportIncident: AppSchema.Intent { .init("maps", "reportIncident", "ReportIncidentIntent") }
  /// The schema for an intent `.maps.shareETA`.
  public var shareETA: AppSchema.Intent { .init("maps", "shareETA", "ShareETAIntent") }
  /// The schema for an intent `.maps.startNavigation`.
  public var startNavigation: AppSchema.Intent { .init("maps", "startNavigation", "StartNavigationIntent") }
  /// The schema for an intent `.maps.stopNavigation`.
  public var stopNavigation: AppSchema.Intent { .init("maps", "stopNavigation", "StopNavigationIntent") }
  /// The schema for an intent `.maps.stopShareETA`.
  public var stopShareETA: AppSchema.Intent { .init("maps", "stopShareETA", "StopShareETAIntent") }
  /// The schema for an intent `.maps.updateNavigationWaypoints`.
  public var updateNavigationWaypoints: AppSchema.Intent {
    .init("maps", "updateNavigationWaypoints", "UpdateNavigationWaypointsIntent")
  }
}

extension AppSchema.MessagesIntent {
  /// The schema for an intent `.messages.draftMessage`.
  public var draftMessage: AppSchema.Intent { .init("messages", "draftMessage", "DraftMessageIntent") }
  /// The schema for an intent `.messages.editSentMessage`.
  public var editSentMessage: AppSchema.Intent {
    .init("messages", "editSentMessage", "EditSentMessageIntent")
  }
  /// The schema for an intent `.messages.sendMessage`.
  public var sendMessage: AppSchema.Intent { .init("messages", "sendMessage", "SendMessageIntent") }
  /// The schema for an intent `.messages.setMessageReadStatus`.
  public var setMessageReadStatus: AppSchema.Intent {
    .init("messages", "setMessageReadStatus", "SetMessageReadStatusIntent")
  }
  /// The schema for an intent `.messages.unsendMessage`.
  public var unsendMessage: AppSchema.Intent { .init("messages", "unsendMessage", "UnsendMessageIntent") }
}

extension AppSchema.NotesIntent {
  /// The schema for an intent `.notes.appendText`.
  public var appendText: AppSchema.Intent { .init("notes", "appendText", "AppendTextIntent") }
  /// The schema for an intent `.notes.createNote`.
  public var createNote: AppSchema.Intent { .init("notes", "createNote", "CreateNoteIntent") }
  /// The schema for an intent `.notes.updateNote`.
  public var updateNote: AppSchema.Intent { .init("notes", "updateNote", "UpdateNoteIntent") }
}

extension AppSchema.PhoneIntent {
  /// The schema for an intent `.phone.startCall`.
  public var startCall: AppSchema.Intent { .init("phone", "startCall", "StartCallIntent") }
}

extension AppSchema.PhotosIntent {
  /// The schema for an intent `.photos.addAssetsToAlbum`.
  public var addAssetsToAlbum: AppSchema.Intent {
    .init("photos", "addAssetsToAlbum", "AddAssetsToAlbumIntent")
  }
  /// The schema for an intent `.photos.cleanupPhoto`.
  public var cleanupPhoto: AppSchema.Intent { .init("photos", "cleanupPhoto", "CleanupPhotoIntent") }
  /// The schema for an intent `.photos.copyEdits`.
  public var copyEdits: AppSchema.Intent { .init("photos", "copyEdits", "CopyEditsIntent") }
  /// The schema for an intent `.photos.createAlbum`.
  public var createAlbum: AppSchema.Intent { .init("photos", "createAlbum", "CreateAlbumIntent") }
  /// The schema for an intent `.photos.createAssets`.
  public var createAssets: AppSchema.Intent { .init("photos", "createAssets", "CreateAssetsIntent") }
  /// The schema for an intent `.photos.crop`.
  public var crop: AppSchema.Intent { .init("photos", "crop", "CropIntent") }
  /// The schema for an intent `.photos.deleteAlbum`.
  public var deleteAlbum: AppSchema.Intent { .init("photos", "deleteAlbum", "DeleteAlbumIntent") }
  /// The schema for an intent `.photos.deleteAssets`.
  public var deleteAssets: AppSchema.Intent { .init("photos", "deleteAssets", "DeleteAssetsIntent") }
  /// The schema for an intent `.photos.duplicateAssets`.
  public var duplicateAssets: AppSchema.Intent { .init("photos", "duplicateAssets", "DuplicateAssetsIntent") }
  /// The schema for an intent `.photos.editAsset`.
  public var editAsset: AppSchema.Intent { .init("photos", "editAsset", "EditAssetIntent") }
  /// The schema for an intent `.photos.openAlbum`.
  public var openAlbum: AppSchema.Intent { .init("photos", "openAlbum", "OpenMediaAlbumIntent") }
  /// The schema for an intent `.photos.openAsset`.
  public var openAsset: AppSchema.Intent { .init("photos", "openAsset", "OpenMediaAssetIntent") }
  /// The schema for an intent `.photos.pasteEdits`.
  public var pasteEdits: AppSchema.Intent { .init("photos", "pasteEdits", "PasteEditsIntent") }
  /// The schema for an intent `.photos.postToSharedAlbum`.
  public var postToSharedAlbum: AppSchema.Intent {
    .init("photos", "postToSharedAlbum", "PostToSharedAlbumIntent")
  }
  /// The schema for an intent `.photos.removeAssetsFromAlbum`.
  public var removeAssetsFromAlbum: AppSchema.Intent {
    .init("photos", "removeAssetsFromAlbum", "RemoveAssetsFromAlbumIntent")
  }
  /// The schema for an intent `.photos.search`.
  public var search: AppSchema.Intent { .init("photos", "search", "SearchIntent") }
  /// The schema for an intent `.photos.setDepth`.
  public var setDepth: AppSchema.Intent { .init("photos", "setDepth", "SetDepthIntent") }
  /// The schema for an intent `.photos.setExposure`.
  public var setExposure: AppSchema.Intent { .init("photos", "setExposure", "SetExposureIntent") }
  /// The schema for an intent `.photos.setFilter`.
  public var setFilter: AppSchema.Intent { .init("photos", "setFilter", "SetFilterIntent") }
  /// The schema for an intent `.photos.setRotation`.
  public var setRotation: AppSchema.Intent { .init("photos", "setRotation", "SetRotationIntent") }
  /// The schema for an intent `.photos.setSaturation`.
  public var setSaturation: AppSchema.Intent { .init("photos", "setSaturation", "SetSaturationIntent") }
  /// The schema for an intent `.photos.setWarmth`.
  public var setWarmth: AppSchema.Intent { .init("photos", "setWarmth", "SetWarmthIntent") }
  /// The schema for an intent `.photos.straighten`.
  public var straighten: AppSchema.Intent { .init("photos", "straighten", "StraightenIntent") }
  /// The schema for an intent `.photos.toggleDepth`.
  public var toggleDepth: AppSchema.Intent { .init("photos", "toggleDepth", "ToggleDepthIntent") }
  /// The schema for an intent `.photos.toggleSuggestedEdits`.
  public var toggleSuggestedEdits: AppSchema.Intent {
    .init("photos", "toggleSuggestedEdits", "ToggleSuggestedEditsIntent")
  }
  /// The schema for an intent `.photos.updateAlbum`.
  public var updateAlbum: AppSchema.Intent { .init("photos", "updateAlbum", "UpdateAlbumIntent") }
  /// The schema for an intent `.photos.updateAsset`.
  public var updateAsset: AppSchema.Intent { .init("photos", "updateAsset", "UpdateAssetIntent") }
  /// The schema for an intent `.photos.updateRecognizedPerson`.
  public var updateRecognizedPerson: AppSchema.Intent {
    .init("photos", "updateRecognizedPerson", "UpdateRecognizedPersonIntent")
  }
}

extension AppSchema.PresentationIntent {
  /// The schema for an intent `.presentation.addAudioToSlide`.
  public var addAudioToSlide: AppSchema.Intent {
    .init("presentation", "addAudioToSlide", "AddAudioToSlideIntent")
  }
  /// The schema for an intent `.presentation.addCommentToSlide`.
  public var addCommentToSlide: AppSchema.Intent {
    .init("presentation", "addCommentToSlide", "AddCommentToSlideIntent")
  }
  /// The schema for an intent `.presentation.addImageToSlide`.
  public var addImageToSlide: AppSchema.Intent {
    .init("presentation", "addImageToSlide", "AddImageToSlideIntent")
  }
  /// The schema for an intent `.presentation.addTextBoxToSlide`.
  public var addTextBoxToSlide: AppSchema.Intent {
    .init("presentation", "addTextBoxToSlide", "AddTextBoxToSlideIntent")
  }
  /// The schema for an intent `.presentation.addVideoToSlide`.
  public var addVideoToSlide: AppSchema.Intent {
    .init("presentation", "addVideoToSlide", "AddVideoToSlideIntent")
  }
  /// The schema for an intent `.presentation.addWebVideoToSlide`.
  public var addWebVideoToSlide: AppSchema.Intent {
    .init("presentation", "addWebVideoToSlide", "AddWebVideoToSlideIntent")
  }
  /// The schema for an intent `.presentation.create`.
  public var create: AppSchema.Intent { .init("presentation", "create", "CreateIntent") }
  /// The schema for an intent `.presentation.createSlide`.
  public var createSlide: AppSchema.Intent { .init("presentation", "createSlide", "CreateSlideIntent") }
  /// The schema for an intent `.presentation.deleteSlide`.
  public var deleteSlide: AppSchema.Intent { .init("presentation", "deleteSlide", "DeleteSlideIntent") }
  /// The schema for an intent `.presentation.open`.
  public var open: AppSchema.Intent { .init("presentation", "open", "OpenIntent") }
  /// The schema for an intent `.presentation.openSlide`.
  public var openSlide: AppSchema.Intent { .init("presentation", "openSlide", "OpenSlideIntent") }
  /// The schema for an intent `.presentation.setSlideTitle`.
  public var setSlideTitle: AppSchema.Intent { .init("presentation", "setSlideTitle", "SetSlideTitleIntent") }
  /// The schema for an intent `.presentation.startPlayback`.
  public var startPlayback: AppSchema.Intent { .init("presentation", "startPlayback", "StartPlaybackIntent") }
  /// The schema for an intent `.presentation.stopPlayback`.
  public var stopPlayback: AppSchema.Intent { .init("presentation", "stopPlayback", "StopPlaybackIntent") }
  /// The schema for an intent `.presentation.update`.
  public var update: AppSchema.Intent { .init("presentation", "update", "UpdateIntent") }
}

extension AppSchema.ReaderIntent {
  /// The schema for an intent `.reader.deletePages`.
  public var deletePages: AppSchema.Intent { .init("reader", "deletePages", "DeletePagesIntent") }
  /// The schema for an intent `.reader.enhanceDocuments`.
  public var enhanceDocuments: AppSchema.Intent {
    .init("reader", "enhanceDocuments", "EnhanceDocumentsIntent")
  }
  /// The schema for an intent `.reader.insertPages`.
  public var insertPages: AppSchema.Intent { .init("reader", "insertPages", "InsertPagesIntent") }
  /// The schema for an intent `.reader.openDocument`.
  public var openDocument: AppSchema.Intent { .init("reader", "openDocument", "OpenDocumentIntent") }
  /// The schema for an intent `.reader.openPage`.
  public var openPage: AppSchema.Intent { .init("reader", "openPage", "OpenPageIntent") }
  /// The schema for an intent `.reader.resizeDocuments`.
  public var resizeDocuments: AppSchema.Intent { .init("reader", "resizeDocuments", "ResizeDocumentsIntent") }
  /// The schema for an intent `.reader.rotateDocuments`.
  public var rotateDocuments: AppSchema.Intent { .init("reader", "rotateDocuments", "RotateDocumentsIntent") }
  /// The schema for an intent `.reader.rotatePages`.
  public var rotatePages: AppSchema.Intent { .init("reader", "rotatePages", "ReaderRotatePagesIntent") }
  /// The schema for an intent `.reader.searchDocuments`.
  public var searchDocuments: AppSchema.Intent { .init("reader", "searchDocuments", "SearchDocumentsIntent") }
}

extension AppSchema.RemindersIntent {
  /// The schema for an intent `.reminders.createList`.
  public var createList: AppSchema.Intent { .init("reminders", "createList", "CreateListIntent") }
  /// The schema for an intent `.reminders.createReminder`.
  public var createReminder: AppSchema.Intent { .init("reminders", "createReminder", "CreateReminderIntent") }
  /// The schema for an intent `.reminders.createSection`.
  public var createSection: AppSchema.Intent { .init("reminders", "createSection", "CreateSectionIntent") }
  /// The schema for an intent `.reminders.deleteReminders`.
  public var deleteReminders: AppSchema.Intent {
    .init("reminders", "deleteReminders", "DeleteRemindersIntent")
  }
  /// The schema for an intent `.reminders.updateReminder`.
  public var updateReminder: AppSchema.Intent { .init("reminders", "updateReminder", "UpdateReminderIntent") }
}

extension AppSchema.SpreadsheetIntent {
  /// The schema for an intent `.spreadsheet.addAudioToSheet`.
  public var addAudioToSheet: AppSchema.Intent {
    .init("spreadsheet", "addAudioToSheet", "AddAudioToSheetIntent")
  }
  /// The schema for an intent `.spreadsheet.addCommentToSheet`.
  public var addCommentToSheet: AppSchema.Intent {
    .init("spreadsheet", "addCommentToSheet", "AddCommentToSheetIntent")
  }
  /// The schema for an intent `.spreadsheet.addImageToSheet`.
  public var addImageToSheet: AppSchema.Intent {
    .init("spreadsheet", "addImageToSheet", "AddImageToSheetIntent")
  }
  /// The schema for an intent `.spreadsheet.addTextBoxToSheet`.
  public var addTextBoxToSheet: AppSchema.Intent {
    .init("spreadsheet", "addTextBoxToSheet", "AddTextBoxToSheetIntent")
  }
  /// The schema for an intent `.spreadsheet.addVideoToSheet`.
  public var addVideoToSheet: AppSchema.Intent {
    .init("spreadsheet", "addVideoToSheet", "AddVideoToSheetIntent")
  }
  /// The schema for an intent `.spreadsheet.addWebVideoToSheet`.
  public var addWebVideoToSheet: AppSchema.Intent {
    .init("spreadsheet", "addWebVideoToSheet", "AddWebVideoToSheetIntent")
  }
  /// The schema for an intent `.spreadsheet.create`.
  public var create: AppSchema.Intent { .init("spreadsheet", "create", "CreateIntent") }
  /// The schema for an intent `.spreadsheet.createSheet`.
  public var createSheet: AppSchema.Intent { .init("spreadsheet", "createSheet", "CreateSheetIntent") }
  /// The schema for an intent `.spreadsheet.delete`.
  public var delete: AppSchema.Intent { .init("spreadsheet", "delete", "DeleteIntent") }
  /// The schema for an intent `.spreadsheet.deleteSheet`.
  public var deleteSheet: AppSchema.Intent { .init("spreadsheet", "deleteSheet", "DeleteSheetIntent") }
  /// The schema for an intent `.spreadsheet.open`.
  public var open: AppSchema.Intent { .init("spreadsheet", "open", "OpenIntent") }
  /// The schema for an intent `.spreadsheet.openSheet`.
  public var openSheet: AppSchema.Intent { .init("spreadsheet", "openSheet", "OpenSheetIntent") }
  /// The schema for an intent `.spreadsheet.update`.
  public var update: AppSchema.Intent { .init("spreadsheet", "update", "UpdateIntent") }
  /// The schema for an intent `.spreadsheet.updateSheet`.
  public var updateSheet: AppSchema.Intent { .init("spreadsheet", "updateSheet", "UpdateSheetIntent") }
}

extension AppSchema.SystemIntent {
  /// The schema for an intent `.system.open`.
  public var open: AppSchema.Intent { .init("system", "open", "OpenIntent") }
  /// The schema for an intent `.system.search`.
  public var search: AppSchema.Intent { .init("system", "search", "SearchIntent") }
  /// The schema for an intent `.system.searchInApp`.
  public var searchInApp: AppSchema.Intent { .init("system", "searchInApp", "SearchInAppIntent") }
}

extension AppSchema.VisualIntelligenceIntent {
  /// The schema for an intent `.visualIntelligence.semanticContentSearch`.
  public var semanticContentSearch: AppSchema.Intent {
    .init("visualIntelligence", "semanticContentSearch", "SemanticContentSearchIntent")
  }
}

extension AppSchema.WhiteboardIntent {
  /// The schema for an intent `.whiteboard.createBoard`.
  public var createBoard: AppSchema.Intent { .init("whiteboard", "createBoard", "CreateBoardIntent") }
  /// The schema for an intent `.whiteboard.createItem`.
  public var createItem: AppSchema.Intent { .init("whiteboard", "createItem", "CreateItemIntent") }
  /// The schema for an intent `.whiteboard.deleteBoard`.
  public var deleteBoard: AppSchema.Intent { .init("whiteboard", "deleteBoard", "DeleteBoardIntent") }
  /// The schema for an intent `.whiteboard.deleteItem`.
  public var deleteItem: AppSchema.Intent { .init("whiteboard", "deleteItem", "DeleteItemIntent") }
  /// The schema for an intent `.whiteboard.openBoard`.
  public var openBoard: AppSchema.Intent { .init("whiteboard", "openBoard", "OpenBoardIntent") }
  /// The schema for an intent `.whiteboard.updateBoard`.
  public var updateBoard: AppSchema.Intent { .init("whiteboard", "updateBoard", "UpdateBoardIntent") }
  /// The schema for an intent `.whiteboard.updateItem`.
  public var updateItem: AppSchema.Intent { .init("whiteboard", "updateItem", "UpdateItemIntent") }
}

extension AppSchema.WordProcessorIntent {
  /// The schema for an intent `.wordProcessor.addAudioToPage`.
  public var addAudioToPage: AppSchema.Intent {
    .init("wordProcessor", "addAudioToPage", "AddAudioToPageIntent")
  }
  /// The schema for an intent `.wordProcessor.addImageToPage`.
  public var addImageToPage: AppSchema.Intent {
    .init("wordProcessor", "addImageToPage", "AddImageToPageIntent")
  }
  /// The schema for an intent `.wordProcessor.addTextBoxToPage`.
  public var addTextBoxToPage: AppSchema.Intent {
    .init("wordProcessor", "addTextBoxToPage", "AddTextBoxToPageIntent")
  }
  /// The schema for an intent `.wordProcessor.addVideoToPage`.
  public var addVideoToPage: AppSchema.Intent {
    .init("wordProcessor", "addVideoToPage", "AddVideoToPageIntent")
  }
  /// The schema for an intent `.wordProcessor.addWebVideoToPage`.
  public var addWebVideoToPage: AppSchema.Intent {
    .init("wordProcessor", "addWebVideoToPage", "AddWebVideoToPageIntent")
  }
  /// The schema for an intent `.wordProcessor.create`.
  public var create: AppSchema.Intent { .init("wordProcessor", "create", "CreateIntent") }
  /// The schema for an intent `.wordProcessor.createPage`.
  public var createPage: AppSchema.Intent { .init("wordProcessor", "createPage", "CreatePageIntent") }
  /// The schema for an intent `.wordProcessor.open`.
  public var open: AppSchema.Intent { .init("wordProcessor", "open", "OpenIntent") }
  /// The schema for an intent `.wordProcessor.openPage`.
  public var openPage: AppSchema.Intent { .init("wordProcessor", "openPage", "OpenPageIntent") }
}
