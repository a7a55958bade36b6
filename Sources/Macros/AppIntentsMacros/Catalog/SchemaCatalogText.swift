extension SchemaCatalog {
  /// Every schema, one a line, by domain: the only place where their names and members are written.
  ///
  ///     domain NAME VERSION
  ///     intent NAME [=IDENTIFIER] [:PROTOCOL] [MEMBER; MEMBER ...]
  ///     entity NAME [=IDENTIFIER] [MEMBER; MEMBER ...]
  ///     enum   NAME [=IDENTIFIER]
  ///
  /// The version is the platform's that brought the schema or domain, where that is known. A member is a name
  /// and its type; `<Name>` stands for a type that the app defines. Kinds of type between which an app may
  /// choose are parted by a bar. A member behind `~` may be missing: it came with a later version than its
  /// schema, or no documentation of it was found; its type is checked where it is there. `script/schemas`
  /// makes the declarations of `AppIntents` and the table of the guide from this text.
  static let text = """
    domain assistant
    intent activate

    domain audio 27
    intent addToLibrary audioEntity <AudioItem>
    intent addToPlaylist audioEntity <AudioItem>; playlist <PlaylistEntity>
    intent createStation
    intent playAudio :AudioPlaybackIntent audioEntity <AudioItem>; \
    playbackAttributes Set<<PlaybackAttributes>>; warmupAudioQueueResult <WarmupAudioQueueResult>?; \
    queueLocation <QueueInsertionLocation>?
    intent recognizeAudio
    intent updateAudioAffinity
    intent warmupAudioQueue
    entity album
    entity algorithmicRadioStation
    entity ambientSound
    entity artist
    entity audiobook
    entity classicalMusicRecording
    entity liveRadioStation
    entity newsBrief
    entity newsProvider
    entity playlist
    entity podcastCollection
    entity podcastEpisode
    entity podcastShow
    entity radioShow
    entity radioShowEpisode
    entity song
    entity songCollection
    entity warmupAudioQueueResult
    enum activity
    enum affinityState
    enum appViewIdentifier
    enum invocationSource
    enum playbackAttributes
    enum queueInsertionLocation

    domain books 18
    intent navigatePage
    intent openBook :OpenIntent target <BookEntity>
    intent playAudiobook =PlayAudiobookIntent :AudioPlaybackIntent
    intent search :ShowInAppSearchResultsIntent ~criteria StringSearchCriteria
    intent updateCharacterSpacing
    intent updateFontSize
    intent updateLineSpacing
    intent updateSettings
    intent updateWordSpacing
    entity audiobook
    entity book
    entity settings
    enum contentType
    enum font
    enum fontSize
    enum navigationDirection
    enum pageNavigationSetting
    enum relativeCharacterSpacingChange
    enum relativeFontChange
    enum relativeLineSpacingChange
    enum relativeWordSpacingChange
    enum theme

    domain browser 18
    intent bookmarkTab
    intent bookmarkURL
    intent clearHistory
    intent closeTabs
    intent closeWindows
    intent createTab
    intent createWindow
    intent deleteBookmarks
    intent findOnPage
    intent openBookmark
    intent openURLInTab
    intent search :ShowInAppSearchResultsIntent criteria StringSearchCriteria
    intent switchTab =SwitchToTabIntent
    entity bookmark
    entity readingListItem
    entity tab
    entity tabGroup
    entity window
    enum clearHistoryTimeFrame

    domain calendar 27
    intent createEvent title String; startDate Date; endDate Date?; location <EventLocation>?; \
    calendar <CalendarEntity>; isAllDay Bool; recurrence Calendar.RecurrenceRule?; \
    attendees [<AttendeeEntity>]; note AttributedString?
    intent deleteEvent entity <EventEntity>; span <EventSpan>?
    intent updateEvent event <EventEntity>; title String?; attendees [<AttendeeEntity>]?; startDate Date?; \
    endDate Date?; isAllDay Bool?; calendar <CalendarEntity>?; recurrence Calendar.RecurrenceRule?; \
    note String?; location <EventLocation>?; span <EventSpan>?
    entity attendee person IntentPerson; status <ParticipantStatus>?; isAttendanceOptional Bool; \
    type <AttendeeType>?
    entity calendar title String
    entity event calendar <CalendarEntity>; title String; startDate Date; endDate Date; isAllDay Bool; \
    recurrence Calendar.RecurrenceRule?; note AttributedString?; travelTime Duration?; \
    location <EventLocation>?; virtualLocation URL?; status <EventEntityStatus>?; alarms [<EventAlarm>]; \
    organizers [IntentPerson]; attendees [<AttendeeEntity>]
    enum attendeeStatus
    enum attendeeType
    enum eventSpan
    enum eventStatus

    domain camera 18
    intent openInCaptureMode
    intent setDevice
    intent startCapture captureMode <CaptureMode>; device <CaptureDevice>?; timerDuration <CaptureDuration>?
    intent stopCapture =StopCaptureIntent
    intent switchDevice =FlipCameraIntent
    enum captureDevice
    enum captureDuration
    enum captureMode

    domain clock 27
    intent cancelTimer
    intent createAlarm time DateComponents; label String?; recurrenceDays Calendar.RecurrenceRule?; \
    canSnooze Bool
    intent createTimer duration Duration; label String?; isSleepTimer Bool
    intent deleteAlarm =DeleteAlarmIntent :DeleteIntent entities [<AlarmEntity>]
    intent dismissAlarm
    intent lapStopwatch
    intent pauseTimer timer <TimerEntity>
    intent resetStopwatch
    intent resumeTimer
    intent snoozeAlarm
    intent startStopwatch
    intent stopStopwatch
    intent updateAlarm
    intent updateTimer timer <TimerEntity>; duration Duration?; label String?; isSleepTimer Bool?
    entity alarm time DateComponents; isEnabled Bool; label String?; \
    recurrenceDays Calendar.RecurrenceRule?; canSnooze Bool; triggerState <AlarmTriggerState>
    entity stopwatch
    entity timer duration Duration; durationRemaining Duration; state <TimerState>; label String?; \
    isSleepTimer Bool
    enum alarmTriggerState
    enum timerState

    domain files 18
    intent createFolder
    intent deleteFiles :DeleteIntent entities [<FileEntity>]
    intent moveFiles entities [<FileEntity>]; destinationFolder <FileEntity>
    intent openFile =OpenFileIntent :OpenIntent target <FileEntity>
    intent renameFile target <FileEntity>; newName String
    entity file :FileEntity

    domain journal 18
    intent createAudioEntry
    intent createEntry
    intent deleteEntry
    intent search :ShowInAppSearchResultsIntent ~criteria StringSearchCriteria
    intent updateEntry
    entity entry

    domain mail 18
    intent archiveMail entities [<MailMessageEntity>]
    intent createDraft body AttributedString?; to [IntentPerson]; subject String?; cc [IntentPerson]; \
    bcc [IntentPerson]; account <MailAccountEntity>?; attachments [IntentFile]
    intent deleteDraft =DeleteDraftIntent :DeleteIntent entities [<MailDraftEntity>]
    intent deleteMail =DeleteMailIntent :DeleteIntent entities [<MailMessageEntity>]
    intent forwardMail target <MailMessageEntity>; to [IntentPerson]; body AttributedString?; \
    cc [IntentPerson]; bcc [IntentPerson]; subject String?; account <MailAccountEntity>?; \
    attachments [IntentFile]
    intent openDraft =MailOpenDraft :OpenIntent target <MailDraftEntity>
    intent openMessage =MailOpenMessage :OpenIntent target <MailMessageEntity>
    intent replyMail isReplyAll Bool; target <MailMessageEntity>; body AttributedString?; subject String?; \
    account <MailAccountEntity>?; attachments [IntentFile]; to [IntentPerson]; cc [IntentPerson]; \
    bcc [IntentPerson]
    intent saveDraft target <MailDraftEntity>
    intent sendDraft target <MailDraftEntity>; sendLaterDate Date?
    intent updateDraft target <MailDraftEntity>; to [IntentPerson]?; cc [IntentPerson]?; \
    bcc [IntentPerson]?; subject String?; body AttributedString?; account <MailAccountEntity>?; \
    attachments [IntentFile]?
    intent updateMail target [<MailMessageEntity>]; isRead Bool?; isFlagged Bool?; isJunk Bool?; \
    mailbox <MailboxEntity>?
    entity account =MailAccountEntity name String; emailAddress String
    entity draft =MailDraftEntity to [IntentPerson]; cc [IntentPerson]; bcc [IntentPerson]; \
    subject String?; body AttributedString?; attachments [IntentFile]; account <MailAccountEntity>
    entity mailbox =MailboxEntity name String; account <MailAccountEntity>
    entity message =MailMessageEntity to [IntentPerson]; cc [IntentPerson]; bcc [IntentPerson]; \
    subject String?; body AttributedString?; attachments [IntentFile]; sender IntentPerson; \
    dateSent Date; dateReceived Date; isRead Bool; isJunk Bool; isFlagged Bool; \
    category <MailCategory>?; account <MailAccountEntity>; mailbox <MailboxEntity>
    entity thread =MailThreadEntity title String; description String?; messages [<MailMessageEntity>]
    enum category =MailCategory

    domain maps 27
    intent reportIncident incident <IncidentEnum>
    intent shareETA person IntentPerson
    intent startNavigation transportationType <TransportTypeEnum>; origin <MapsLocation>; \
    destinations [<MapsLocation>]; preferences Set<<NavigationPreferencesEnum>>
    intent stopNavigation
    intent stopShareETA
    intent updateNavigationWaypoints
    entity currentLocation
    entity navigationSession
    entity operatingHours
    entity operatingTimeRange
    entity place
    entity rating
    enum amenity
    enum incident
    enum navigationPreferences
    enum operatingStatus
    enum priceRange
    enum ratingDescriptor
    enum transportType

    domain messages 27
    intent draftMessage destination <MessageDestination>?; subject AttributedString?; \
    content AttributedString?; attachments [IntentFile]; audioMessage IntentFile?; \
    locations [GeoToolbox.PlaceDescriptor]; links [URL]; scheduledDate Date?
    intent editSentMessage message <MessageEntity>; content AttributedString
    intent sendMessage content AttributedString?; destination <MessageDestination>; \
    subject AttributedString?; attachments [IntentFile]; audioMessage IntentFile?; \
    locations [GeoToolbox.PlaceDescriptor]; links [URL]; scheduledDate Date?
    intent setMessageReadStatus message <MessageEntity>; isRead Bool
    intent unsendMessage message <MessageEntity>
    entity conversation recipients [<MessagePerson>]; displayName String; previewText AttributedString; \
    conversationName String?; isRead Bool; attributes Set<<ConversationAttribute>>; dateLastActive Date?
    entity customAttachment sourceName AttributedString?; description AttributedString?
    entity message messageType <MessageType>; author <MessagePerson>; isRead Bool; \
    attributes Set<<MessageAttribute>>; conversation <ConversationEntity>; date Date; \
    subject AttributedString?; body AttributedString?; attachments [IntentFile]; \
    audioMessage IntentFile?; customAttachments [<CustomAttachment>]; \
    locations [GeoToolbox.PlaceDescriptor]; links [LinkPresentation.LinkMetadata]; \
    messageEffect <MessageEffect>?; reaction <MessageReaction>?; referencedMessage <MessageEntity>?; \
    notificationIdentifier String?
    entity messagePerson person IntentPerson
    enum conversationAttribute
    enum customReaction
    enum messageAttribute
    enum messageEffect
    enum messageType

    domain notes 27
    intent appendText content AttributedString; target <NoteEntity>
    intent createNote name AttributedString|String; content AttributedString?; attachments [IntentFile]; \
    isPinned Bool; folder <FolderEntity>?; ~tags [<TagEntity>]|[String]
    intent updateNote target <NoteEntity>; name String?|AttributedString?; attachments [IntentFile]?; \
    isPinned Bool?; folder <FolderEntity>?; ~tags [<TagEntity>]?|[String]?
    entity account
    entity folder name String; parentFolder <FolderEntity>?; account <AccountEntity>?
    entity note name AttributedString|String; content AttributedString?; attachments [IntentFile]; \
    isPinned Bool; creationDate Date?; modificationDate Date?; folder <FolderEntity>?; \
    ~tags [<TagEntity>]|[String]

    domain phone 27
    intent startCall :AudioRecordingIntent destination <CallDestination>; audioVisualMode <CallMode>
    entity phonePerson person IntentPerson
    enum audioVisualMode

    domain photos 18
    intent addAssetsToAlbum assets [<AssetEntity>]; album <AlbumEntity>
    intent cleanupPhoto ~target <AssetEntity>
    intent copyEdits target <AssetEntity>
    intent createAlbum name String
    intent createAssets files [IntentFile]
    intent crop ~target <AssetEntity>
    intent deleteAlbum :DeleteIntent entities [<AlbumEntity>]
    intent deleteAssets :DeleteIntent entities [<AssetEntity>]
    intent duplicateAssets entities [<AssetEntity>]
    intent editAsset
    intent openAlbum =OpenMediaAlbumIntent :OpenIntent target <AlbumEntity>
    intent openAsset =OpenMediaAssetIntent :OpenIntent target <AssetEntity>
    intent pasteEdits
    intent postToSharedAlbum sharedAlbum <AlbumEntity>; assets [<AssetEntity>]?; files [IntentFile]?; \
    comment String?
    intent removeAssetsFromAlbum album <AlbumEntity>; assets [<AssetEntity>]
    intent search :ShowInAppSearchResultsIntent criteria StringSearchCriteria
    intent setDepth target <AssetEntity>; value Double?
    intent setExposure target <AssetEntity>; value Double?
    intent setFilter ~target <AssetEntity>
    intent setRotation ~target <AssetEntity>
    intent setSaturation target <AssetEntity>; value Double?
    intent setWarmth ~target <AssetEntity>; ~value Double?
    intent straighten target <AssetEntity>
    intent toggleDepth ~target <AssetEntity>; ~isEnabled Bool
    intent toggleSuggestedEdits target <AssetEntity>; isEnabled Bool
    intent updateAlbum target <AlbumEntity>; name String
    intent updateAsset target [<AssetEntity>]; name String?; isHidden Bool?; isFavorite Bool?
    intent updateRecognizedPerson target <PersonEntity>; isFavorite Bool?; name String?
    entity album name String; creationDate Date?; albumType <AlbumType>
    entity asset creationDate Date?; location GeoToolbox.PlaceDescriptor?|CLPlacemark?; \
    assetType <AssetType>?; isFavorite Bool; isHidden Bool; hasSuggestedEdits Bool; \
    ~aperture Double?; ~exposure Double?; ~saturation Double?; ~warmth Double?; \
    ~filter <FilterType>?; ~isPortraitModeEnabled Bool?
    entity recognizedPerson name String; isFavorite Bool
    enum albumType
    enum assetType
    enum filterType
    enum rotationDirection

    domain presentation 18
    intent addAudioToSlide
    intent addCommentToSlide
    intent addImageToSlide
    intent addTextBoxToSlide
    intent addVideoToSlide
    intent addWebVideoToSlide
    intent create
    intent createSlide
    intent deleteSlide
    intent open :OpenIntent ~target <PresentationEntity>
    intent openSlide
    intent setSlideTitle
    intent startPlayback
    intent stopPlayback
    intent update
    entity document
    entity slide
    entity template

    domain reader 18
    intent deletePages
    intent enhanceDocuments
    intent insertPages
    intent openDocument :OpenIntent ~target <ReaderDocumentEntity>
    intent openPage
    intent resizeDocuments
    intent rotateDocuments
    intent rotatePages =ReaderRotatePagesIntent ~pages [<ReaderPageEntity>]; ~isClockwise Bool
    intent searchDocuments
    entity document
    entity page
    enum documentKind

    domain reminders 27
    intent createList type <ListType>; name String
    intent createReminder title String; list <ListEntity>?; note AttributedString?; isFlagged Bool?; \
    images [IntentFile]; tags Set<String>; urls [URL]; dueDate DateComponents?; \
    recurrence Calendar.RecurrenceRule?; locationTrigger <LocationTriggerEntity>?; \
    section <SectionEntity>?
    intent createSection name String; list <ListEntity>
    intent deleteReminders =DeleteRemindersIntent :DeleteIntent entities [<ReminderEntity>]
    intent updateReminder target <ReminderEntity>; title String?; note AttributedString?; \
    ~images [IntentFile]?; ~subtasks [<ReminderEntity>]?; tags Set<String>?; urls [URL]?; \
    dueDate DateComponents?; recurrence Calendar.RecurrenceRule?; isCompleted Bool?; isFlagged Bool?; \
    list <ListEntity>?; ~section <SectionEntity>?; locationTrigger <LocationTriggerEntity>?
    entity group name String; lists [<ListEntity>]
    entity list name String; type <ListType>
    entity locationTrigger place GeoToolbox.PlaceDescriptor; event <LocationTriggerEvent>
    entity reminder title String; note AttributedString?; tags Set<String>; urls [URL]; \
    dueDate DateComponents?; recurrence Calendar.RecurrenceRule?; isCompleted Bool; isFlagged Bool?; \
    creationDate Date?; completionDate Date?; list <ListEntity>; \
    locationTrigger <LocationTriggerEntity>?; ~images [IntentFile]; ~subtasks [<ReminderEntity>]; \
    ~section <SectionEntity>?
    entity section name String; list <ListEntity>
    enum listType
    enum locationTriggerEvent

    domain spreadsheet 18
    intent addAudioToSheet
    intent addCommentToSheet
    intent addImageToSheet
    intent addTextBoxToSheet
    intent addVideoToSheet
    intent addWebVideoToSheet
    intent create
    intent createSheet
    intent delete
    intent deleteSheet
    intent open :OpenIntent target <SpreadsheetEntity>
    intent openSheet
    intent update
    intent updateSheet
    entity document
    entity sheet
    entity template

    domain system 18
    intent open =OpenIntent :OpenIntent target <Entity>
    intent search :ShowInAppSearchResultsIntent criteria StringSearchCriteria
    intent searchInApp :ShowInAppSearchResultsIntent criteria StringSearchCriteria

    domain visualIntelligence 26
    intent semanticContentSearch semanticContent \
    VisualIntelligence.SemanticContentDescriptor|VisualIntelligence.SceneDescriptor

    domain whiteboard 18
    intent createBoard
    intent createItem
    intent deleteBoard
    intent deleteItem
    intent openBoard :OpenIntent ~target <BoardEntity>
    intent updateBoard
    intent updateItem
    entity board
    entity item
    enum color
    enum itemType

    domain wordProcessor 18
    intent addAudioToPage
    intent addImageToPage
    intent addTextBoxToPage
    intent addVideoToPage
    intent addWebVideoToPage
    intent create
    intent createPage
    intent open :OpenIntent target <WordProcessorDocumentEntity>
    intent openPage
    entity document
    entity page
    entity template
    """
}
