// Base types.
extension UTType {
  /// Item: `public.item`.
  public static var item: UTType { system("public.item") }

  /// Content: `public.content`.
  public static var content: UTType { system("public.content") }

  /// Compound content: `public.composite-content`.
  public static var compositeContent: UTType { system("public.composite-content") }

  /// Data: `public.data`.
  public static var data: UTType { system("public.data") }

  /// Directory: `public.directory`.
  public static var directory: UTType { system("public.directory") }

  /// Folder: `public.folder`.
  public static var folder: UTType { system("public.folder") }

  /// Volume: `public.volume`.
  public static var volume: UTType { system("public.volume") }

  /// Link: `com.apple.resolvable`.
  public static var resolvable: UTType { system("com.apple.resolvable") }

  /// Symbolic link: `public.symlink`.
  public static var symbolicLink: UTType { system("public.symlink") }

  /// Mount point: `com.apple.mount-point`.
  public static var mountPoint: UTType { system("com.apple.mount-point") }

  /// Alias: `com.apple.alias-file`.
  public static var aliasFile: UTType { system("com.apple.alias-file") }

  /// URL bookmark: `com.apple.bookmark`.
  public static var urlBookmarkData: UTType { system("com.apple.bookmark") }

  /// Bookmark: `public.bookmark`.
  public static var bookmark: UTType { system("public.bookmark") }

  /// URL: `public.url`.
  public static var url: UTType { system("public.url") }

  /// File URL: `public.file-url`.
  public static var fileURL: UTType { system("public.file-url") }

  /// Disk image: `public.disk-image`.
  public static var diskImage: UTType { system("public.disk-image") }

  /// Executable: `public.executable`.
  public static var executable: UTType { system("public.executable") }

  /// Unix executable: `public.unix-executable`.
  public static var unixExecutable: UTType { system("public.unix-executable") }

  /// Windows executable (.exe): `com.microsoft.windows-executable`.
  public static var exe: UTType { system("com.microsoft.windows-executable") }

  /// Application: `com.apple.application`.
  public static var application: UTType { system("com.apple.application") }

  /// Application bundle (.app): `com.apple.application-bundle`.
  public static var applicationBundle: UTType { system("com.apple.application-bundle") }

  /// Application extension (.appex): `com.apple.application-and-system-extension`.
  public static var applicationExtension: UTType { system("com.apple.application-and-system-extension") }

  /// Package: `com.apple.package`.
  public static var package: UTType { system("com.apple.package") }

  /// Bundle (.bundle): `com.apple.bundle`.
  public static var bundle: UTType { system("com.apple.bundle") }

  /// Plug-in (.plugin): `com.apple.plugin`.
  public static var pluginBundle: UTType { system("com.apple.plugin") }

  /// Metadata importer (.mdimporter): `com.apple.metadata-importer`.
  public static var spotlightImporter: UTType { system("com.apple.metadata-importer") }

  /// Preview generator (.qlgenerator): `com.apple.quicklook-generator`.
  public static var quickLookGenerator: UTType { system("com.apple.quicklook-generator") }

  /// XPC service (.xpc): `com.apple.xpc-service`.
  public static var xpcService: UTType { system("com.apple.xpc-service") }

  /// Framework (.framework): `com.apple.framework`.
  public static var framework: UTType { system("com.apple.framework") }

  /// System settings pane (.prefpane): `com.apple.systempreference.prefpane`.
  public static var systemPreferencesPane: UTType { system("com.apple.systempreference.prefpane") }

  /// Archive: `public.archive`.
  public static var archive: UTType { system("public.archive") }

  /// Gzip archive (.gz): `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { system("org.gnu.gnu-zip-archive") }

  /// Bzip2 archive (.bz2): `public.bzip2-archive`.
  public static var bz2: UTType { system("public.bzip2-archive") }

  /// ZIP archive (.zip): `public.zip-archive`.
  public static var zip: UTType { system("public.zip-archive") }

  /// Apple archive (.aar): `com.apple.archive`.
  public static var appleArchive: UTType { system("com.apple.archive") }

  /// Tar archive (.tar): `public.tar-archive`.
  public static var tarArchive: UTType { system("public.tar-archive") }
}
