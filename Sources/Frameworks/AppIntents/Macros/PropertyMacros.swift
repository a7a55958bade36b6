import CoreSpotlight

/// Makes a getter of an entity a property of it, read each time it is asked for.
///
/// Beside it stands `$name`, the description of the property.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")

/// Makes a getter of an entity a property of it, under a title.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")

/// Makes a getter of an entity a property of it, which the search index keeps under one of its attributes.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(
  title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")

/// Makes a getter of an entity a property of it, which the search index keeps under an attribute of the app.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(
  title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey
) = #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")

/// Makes a getter of an entity that takes its time a property of it: it is only called when something asks for
/// the property.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")

/// Makes a getter of an entity that takes its time a property of it, under a title.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")
