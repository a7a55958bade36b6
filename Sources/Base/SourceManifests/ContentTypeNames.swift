import IntentManifest

/// The identifiers of types of files by the names that `UTType` has for them.
///
/// The compiler gives the name that stands in the source, `.pdf`, and not what it stands for. The names and
/// identifiers are those of the platform's documentation; a test holds the table to the framework.
enum ContentTypeNames {
  /// The identifier that a value stands for, or nil where it is not known.
  static func identifier(of value: ConstantValue) -> String? {
    switch value {
    case .literal(let identifier): identifier
    case .enumCase(let name, _), .member(_, let name): identifiers[name]
    case .call(_, let arguments): arguments.first.flatMap { identifier(of: $0.value) }
    default: nil
    }
  }

  /// The identifiers by name.
  static let identifiers: [String: String] = {
    var identifiers: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { identifiers[String(words[0])] = String(words[1]) }
    }
    return identifiers
  }()

  private static let table = """
    ahap com.apple.haptics.ahap
    aiff public.aiff-audio
    aliasFile com.apple.alias-file
    appleArchive com.apple.archive
    appleProtectedMPEG4Audio com.apple.protected-mpeg-4-audio
    appleProtectedMPEG4Video com.apple.protected-mpeg-4-video
    appleScript com.apple.applescript.text
    application com.apple.application
    applicationBundle com.apple.application-bundle
    applicationExtension com.apple.application-and-system-extension
    arReferenceObject com.apple.arobject
    archive public.archive
    assemblyLanguageSource public.assembly-source
    audio public.audio
    audiovisualContent public.audiovisual-content
    avi public.avi
    binaryPropertyList com.apple.binary-property-list
    bmp com.microsoft.bmp
    bookmark public.bookmark
    bundle com.apple.bundle
    bz2 public.bzip2-archive
    cHeader public.c-header
    cPlusPlusHeader public.c-plus-plus-header
    cPlusPlusSource public.c-plus-plus-source
    cSource public.c-source
    calendarEvent public.calendar-event
    commaSeparatedText public.comma-separated-values-text
    compositeContent public.composite-content
    contact public.contact
    content public.content
    css public.css
    data public.data
    database public.database
    delimitedText public.delimited-values-text
    directory public.directory
    diskImage public.disk-image
    dng com.adobe.raw-image
    emailMessage public.email-message
    epub org.idpf.epub-container
    exe com.microsoft.windows-executable
    executable public.executable
    exr com.ilm.openexr-image
    fileURL public.file-url
    flatRTFD com.apple.flat-rtfd
    folder public.folder
    font public.font
    framework com.apple.framework
    geoJSON public.geojson
    gif com.compuserve.gif
    gzip org.gnu.gnu-zip-archive
    heic public.heic
    heics public.heics
    heif public.heif
    html public.html
    icns com.apple.icns
    ico com.microsoft.ico
    image public.image
    internetLocation com.apple.internet-location
    internetShortcut com.microsoft.internet-shortcut
    item public.item
    javaScript com.netscape.javascript-source
    jpeg public.jpeg
    jpegxl public.jpeg-xl
    json public.json
    linkPresentationMetadata com.apple.linkpresentation.metadata
    livePhoto com.apple.live-photo
    log public.log
    m3uPlaylist public.m3u-playlist
    makefile public.make-source
    markdown net.daringfireball.markdown
    message public.message
    midi public.midi-audio
    mountPoint com.apple.mount-point
    movie public.movie
    mp3 public.mp3
    mpeg public.mpeg
    mpeg2TransportStream public.mpeg-2-transport-stream
    mpeg2Video public.mpeg-2-video
    mpeg4Audio public.mpeg-4-audio
    mpeg4Movie public.mpeg-4
    objectiveCPlusPlusSource public.objective-c-plus-plus-source
    objectiveCSource public.objective-c-source
    osaScript com.apple.applescript.script
    osaScriptBundle com.apple.applescript.script-bundle
    package com.apple.package
    pdf com.adobe.pdf
    perlScript public.perl-script
    phpScript public.php-script
    pkcs12 com.rsa.pkcs-12
    plainText public.plain-text
    playlist public.playlist
    pluginBundle com.apple.plugin
    png public.png
    presentation public.presentation
    propertyList com.apple.property-list
    pythonScript public.python-script
    quickLookGenerator com.apple.quicklook-generator
    quickTimeMovie com.apple.quicktime-movie
    rawImage public.camera-raw-image
    realityFile com.apple.reality
    resolvable com.apple.resolvable
    rtf public.rtf
    rtfd com.apple.rtfd
    rubyScript public.ruby-script
    sceneKitScene com.apple.scenekit.scene
    script public.script
    shellScript public.shell-script
    sourceCode public.source-code
    spotlightImporter com.apple.metadata-importer
    spreadsheet public.spreadsheet
    svg public.svg-image
    swiftSource public.swift-source
    symbolicLink public.symlink
    systemPreferencesPane com.apple.systempreference.prefpane
    tabSeparatedText public.tab-separated-values-text
    tarArchive public.tar-archive
    text public.text
    threeDContent public.3d-content
    tiff public.tiff
    toDoItem public.to-do-item
    unixExecutable public.unix-executable
    url public.url
    urlBookmarkData com.apple.bookmark
    usd com.pixar.universal-scene-description
    usdz com.pixar.universal-scene-description-mobile
    utf16ExternalPlainText public.utf16-external-plain-text
    utf16PlainText public.utf16-plain-text
    utf8PlainText public.utf8-plain-text
    utf8TabSeparatedText public.utf8-tab-separated-values-text
    vCard public.vcard
    video public.video
    volume public.volume
    wav com.microsoft.waveform-audio
    webArchive com.apple.webarchive
    webP org.webmproject.webp
    x509Certificate public.x509-certificate
    xml public.xml
    xmlPropertyList com.apple.xml-property-list
    xpcService com.apple.xpc-service
    yaml public.yaml
    zip public.zip-archive
    """
}
