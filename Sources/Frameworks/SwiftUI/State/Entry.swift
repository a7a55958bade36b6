/// A macro that makes a variable with a default value, in an extension of the values of an environment or of
/// focused views, an entry of them.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AppIntentsMacros", type: "EntryMacro")
