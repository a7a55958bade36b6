/// Makes a struct an intent of a schema: its stored variables become parameters.
///
/// Members that the schema requires and the struct lacks are reported, with a fix-it that adds them.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent, OpenIntent, DeleteIntent,
  AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent, __UnfinishedSchemaIntent,
  __RejectedSchemaType, names: named(__appSchemaIntent))
public macro AppIntent<T>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "AppIntentMacro") where T: AppSchemaIntent

/// Makes a struct an entity of a schema: its stored variables become properties.
///
/// Members that the schema requires and the struct lacks are reported, with a fix-it that adds them.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity, _IntentValue,
  __UnfinishedSchemaEntity, __RejectedSchemaType, names: named(__appSchemaEntity))
public macro AppEntity<T>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEntityMacro") where T: AppSchemaEntity

/// Makes an enum a set of values of a schema.
@attached(
  extension,
  conformances: AppEnum, AssistantSchemaEnum, __UnfinishedSchemaEnum, __RejectedSchemaType,
  names: named(__appSchemaEnum))
public macro AppEnum<T>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEnumMacro") where T: AppSchemaEnum

/// Makes a struct an intent of a schema.
@available(*, deprecated, renamed: "AppIntent(schema:)")
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent, OpenIntent, DeleteIntent,
  AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent, __UnfinishedSchemaIntent,
  __RejectedSchemaType, names: named(__appSchemaIntent))
public macro AssistantIntent<T>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "AppIntentMacro") where T: AppSchemaIntent

/// Makes a struct an entity of a schema.
@available(*, deprecated, renamed: "AppEntity(schema:)")
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity, _IntentValue,
  __UnfinishedSchemaEntity, __RejectedSchemaType, names: named(__appSchemaEntity))
public macro AssistantEntity<T>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEntityMacro") where T: AppSchemaEntity

/// Makes an enum a set of values of a schema.
@available(*, deprecated, renamed: "AppEnum(schema:)")
@attached(
  extension,
  conformances: AppEnum, AssistantSchemaEnum, __UnfinishedSchemaEnum, __RejectedSchemaType,
  names: named(__appSchemaEnum))
public macro AssistantEnum<T>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEnumMacro") where T: AppSchemaEnum
