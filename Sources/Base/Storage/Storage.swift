/// The package's own place for persistent data.
enum Placeholder {}
