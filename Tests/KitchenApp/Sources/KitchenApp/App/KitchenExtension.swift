import AppIntents

/// Runs intents without the app; its own target would mark it with `@main`.
struct KitchenExtension: AppIntentsExtension {}
