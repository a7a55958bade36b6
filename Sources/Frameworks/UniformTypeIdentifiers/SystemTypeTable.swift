// swift-format-ignore-file: a row is one line however long it is.

/// The types that Apple's systems declare, and the formats of everyday files that they know besides.
///
/// A line is `identifier|parents|extensions|MIME types|description`; lists are separated by blanks and begin
/// with the preferred entry. Where two types share a tag the earlier line is the preferred type. Identifiers,
/// conformance and tags are those of the platforms' own declarations.
enum SystemTypeTable {
  static let items = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||compound content
    public.data|public.item||application/octet-stream|data
    public.directory|public.item|||directory
    public.folder|public.directory||inode/directory|folder
    public.volume|public.folder||inode/mount-point|volume
    com.apple.resolvable||||link
    public.symlink|public.item com.apple.resolvable||inode/symlink|symbolic link
    public.executable|public.item|||executable
    com.apple.mount-point|public.item com.apple.resolvable|||mount point
    com.apple.alias-file|public.data com.apple.resolvable|||alias
    com.apple.bookmark|public.data com.apple.resolvable|||URL bookmark
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    public.disk-image||||disk image
    com.apple.disk-image|public.data public.archive public.disk-image|||disk image
    com.apple.disk-image-udif|com.apple.disk-image|dmg|application/x-apple-diskimage|Apple disk image
    public.iso-image|com.apple.disk-image|iso|application/x-iso9660-image application/vnd.efi.iso application/x-cd-image|ISO disk image
    """

  static let text = """
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|plain text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|UTF-8 plain text
    public.utf16-external-plain-text|public.plain-text|||UTF-16 plain text
    public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16|UTF-16 plain text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|comma-separated values
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||UTF-8 tab-separated values
    public.rtf|public.text|rtf|text/rtf application/rtf|rich text
    public.html|public.text|html htm shtml shtm|text/html|HTML document
    public.xml|public.text|xml|application/xml text/xml|XML document
    public.xhtml|public.xml|xhtml xht xhtm|application/xhtml+xml|XHTML document
    public.yaml|public.text|yml yaml|application/x-yaml application/yaml text/yaml text/x-yaml|YAML document
    public.css|public.text|css|text/css|style sheet
    public.json|public.text|json|application/json text/json|JSON document
    public.geojson|public.json|geojson|application/geo+json application/vnd.geo+json|GeoJSON document
    net.daringfireball.markdown|public.utf8-plain-text|md markdown mdown|text/markdown text/x-markdown|Markdown document
    public.source-code|public.plain-text|||source code
    public.assembly-source|public.source-code|s asm|text/x-asm|assembly source
    public.c-source|public.source-code|c|text/x-csrc|C source
    public.objective-c-source|public.source-code|m|text/x-objcsrc|Objective-C source
    public.swift-source|public.source-code|swift|text/x-swift|Swift source
    public.c-plus-plus-source|public.source-code|cpp cp c++ cc cxx|text/x-c++src|C++ source
    public.objective-c-plus-plus-source|public.source-code|mm|text/x-objc++src|Objective-C++ source
    public.c-header|public.source-code|h|text/x-chdr|C header
    public.c-plus-plus-header|public.source-code|hpp hh hxx h++|text/x-c++hdr|C++ header
    com.sun.java-source|public.source-code|java jav|text/x-java|Java source
    public.script|public.source-code|||script
    com.apple.applescript.text|public.script|applescript||AppleScript text
    com.apple.applescript.script|public.data public.script|scpt||AppleScript
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||AppleScript bundle
    com.netscape.javascript-source|public.source-code public.executable|js javascript mjs|text/javascript application/javascript application/x-javascript|JavaScript
    public.shell-script|public.script|sh command|application/x-shellscript text/x-shellscript text/x-sh|shell script
    public.bash-script|public.shell-script|bash||Bash script
    public.zsh-script|public.shell-script|zsh||Z shell script
    public.csh-script|public.shell-script|csh|application/x-csh|C shell script
    public.perl-script|public.shell-script|pl pm|application/x-perl text/x-perl-script text/x-perl|Perl script
    public.python-script|public.shell-script|py|text/x-python text/x-python-script text/x-python3|Python script
    public.ruby-script|public.shell-script|rb rbw|application/x-ruby text/x-ruby-script text/x-ruby|Ruby script
    public.php-script|public.shell-script|php php3 php4 php5 phtml|application/x-php text/php text/x-php-script|PHP script
    public.make-source|public.script|make mk|text/x-makefile|makefile
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|public.xml com.apple.property-list|plist|application/x-plist|XML property list
    com.apple.binary-property-list|com.apple.property-list|plist||binary property list
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with attachments
    com.apple.flat-rtfd|public.data public.composite-content|||flat rich text with attachments
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
    com.adobe.postscript|public.data|ps|application/postscript|PostScript document
    com.adobe.encapsulated-postscript|com.adobe.postscript|eps|image/x-eps application/eps|encapsulated PostScript
    """

  static let images = """
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpeg jpg jpe jfif|image/jpeg image/jpg|JPEG image
    public.jpeg-2000|public.image|jp2 jpf jpx j2k j2c|image/jp2|JPEG 2000 image
    public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.png|public.image|png|image/png|PNG image
    com.apple.icns|public.image|icns|image/x-icns|Apple icon image
    com.microsoft.bmp|public.image|bmp dib|image/bmp image/x-bmp image/x-ms-bmp|Windows bitmap
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon
    public.camera-raw-image|public.image|||camera raw image
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng image/dng|DNG raw image
    public.svg-image|public.image public.xml|svg|image/svg+xml|SVG image
    com.apple.live-photo||||Live Photo
    public.heif-standard|public.image|||HEIF image
    public.heif|public.heif-standard|heif hif|image/heif|HEIF image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.heics|public.heif-standard|heics|image/heic-sequence|HEIC image sequence
    public.avif|public.heif-standard|avif|image/avif|AVIF image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    com.ilm.openexr-image|public.image|exr|image/x-exr image/aces|OpenEXR image
    com.truevision.tga-image|public.image|tga targa|image/x-tga|TGA image
    com.adobe.photoshop-image|public.image|psd|image/vnd.adobe.photoshop|Photoshop image
    com.adobe.illustrator.ai-image|public.image|ai|application/illustrator|Illustrator image
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc|model/vnd.usd|USD scene
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip model/usd|USDZ package
    com.apple.reality|public.data|reality|model/vnd.reality|Reality file
    com.apple.scenekit.scene|public.3d-content public.data|scn||SceneKit scene
    com.apple.arobject|public.data|arobject||AR reference object
    public.geometry-definition-format|public.3d-content public.data|obj|model/obj|Wavefront object
    public.polygon-file-format|public.3d-content public.data|ply|model/ply|polygon file
    public.standard-tesselated-geometry-format|public.3d-content public.data|stl|model/stl|STL model
    """

  static let media = """
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg video/mpg video/x-mpeg|MPEG movie
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
    public.mp2|public.audio|mp2|audio/mp2 audio/mpeg2|MPEG layer 2 audio
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mpeg3 audio/mpg audio/mp3 audio/x-mpeg audio/x-mp3|MP3 audio
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4 video/mp4v|MPEG-4 movie
    public.mpeg-4-audio|public.mpeg-4 public.audio|mp4|audio/mp4|MPEG-4 audio
    com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a audio/m4a|Apple MPEG-4 audio
    com.apple.protected-mpeg-4-audio|public.audio|m4p|audio/x-m4p|protected MPEG-4 audio
    com.apple.m4v-video|public.movie|m4v|video/x-m4v|Apple MPEG-4 movie
    com.apple.protected-mpeg-4-video|com.apple.m4v-video|m4v||protected MPEG-4 movie
    public.3gpp|public.movie|3gp 3gpp|video/3gpp audio/3gpp|3GPP movie
    public.3gpp2|public.movie|3g2 3gp2|video/3gpp2 audio/3gpp2|3GPP2 movie
    public.avi|public.movie|avi vfw|video/avi video/msvideo video/x-msvideo|AVI movie
    com.microsoft.windows-media-wmv|public.movie|wmv|video/x-ms-wmv|Windows Media video
    com.microsoft.windows-media-wma|public.audio|wma|audio/x-ms-wma|Windows Media audio
    org.matroska.mkv|public.movie|mkv|video/x-matroska|Matroska movie
    org.matroska.mka|public.audio|mka|audio/x-matroska|Matroska audio
    org.webmproject.webm|public.movie|webm|video/webm|WebM movie
    org.xiph.flac|public.audio|flac|audio/flac audio/x-flac|FLAC audio
    org.xiph.ogg-audio|public.audio|ogg oga|audio/ogg audio/x-vorbis+ogg|Ogg audio
    org.xiph.opus|org.xiph.ogg-audio|opus|audio/opus audio/x-opus+ogg|Opus audio
    org.xiph.ogg-video|public.movie|ogv|video/ogg|Ogg movie
    public.aac-audio|public.audio|aac adts|audio/aac audio/aacp audio/x-aac|AAC audio
    public.ac3-audio|public.audio|ac3|audio/ac3|AC-3 audio
    public.aifc-audio|public.audio|aifc aiff aif|audio/x-aifc|AIFF-C audio
    public.aiff-audio|public.aifc-audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
    com.microsoft.waveform-audio|public.audio|wav wave bwf|audio/vnd.wave audio/wav audio/wave audio/x-wav|WAVE audio
    com.apple.coreaudio-format|public.audio|caf|audio/x-caf|Core Audio file
    org.3gpp.adaptive-multi-rate-audio|public.audio|amr|audio/amr audio/AMR|AMR audio
    public.midi-audio|public.audio|midi mid smf kar|audio/midi audio/mid|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl audio/x-mpegurl application/vnd.apple.mpegurl application/x-mpegurl|M3U playlist
    com.apple.haptics.ahap|public.json|ahap||haptics pattern
    """

  static let containers = """
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|bundle||bundle
    com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
    com.apple.metadata-importer|com.apple.plugin|mdimporter||metadata importer
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator||preview generator
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||XPC service
    com.apple.framework|com.apple.bundle|framework||framework
    com.apple.application|public.executable|||application
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application bundle
    com.apple.application-and-system-extension|com.apple.xpc-service|appex||application extension
    public.unix-executable|public.data public.executable||application/x-executable|Unix executable
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload application/x-ms-dos-executable application/vnd.microsoft.portable-executable|Windows executable
    com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefpane||system settings pane
    com.sun.java-class|public.data public.executable|class|application/java application/java-byte-code application/x-java|Java class
    com.sun.java-archive|public.zip-archive public.executable|jar|application/java-archive application/x-java-archive|Java archive
    public.archive||||archive
    com.pkware.zip-archive|public.data public.archive|zip|application/zip application/x-zip-compressed|ZIP archive
    public.zip-archive|com.pkware.zip-archive|zip|application/zip|ZIP archive
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/gzip application/x-gzip|gzip archive
    org.gnu.gnu-zip-tar-archive|org.gnu.gnu-zip-archive|tgz|application/x-compressed-tar application/tar+gzip|gzipped tar archive
    public.bzip2-archive|public.data public.archive|bz2 bz|application/x-bzip application/x-bzip2 application/bzip2|bzip2 archive
    org.tukaani.xz-archive|public.data public.archive|xz|application/x-xz|XZ archive
    public.tar-archive|public.data public.archive|tar|application/x-tar application/tar|tar archive
    com.apple.archive|public.data public.archive|aar||Apple archive
    org.7-zip.7-zip-archive|public.data public.archive|7z|application/x-7z-compressed|7-Zip archive
    com.rarlab.rar-archive|public.data public.archive|rar|application/vnd.rar application/x-rar-compressed application/x-rar|RAR archive
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database||||database
    org.oasis-open.opendocument.text|public.data public.composite-content|odt|application/vnd.oasis.opendocument.text|OpenDocument text
    org.oasis-open.opendocument.spreadsheet|public.data public.composite-content public.spreadsheet|ods|application/vnd.oasis.opendocument.spreadsheet|OpenDocument spreadsheet
    org.oasis-open.opendocument.presentation|public.data public.presentation|odp|application/vnd.oasis.opendocument.presentation|OpenDocument presentation
    org.openxmlformats.openxml|public.data public.composite-content|||Office Open XML document
    org.openxmlformats.wordprocessingml.document|org.openxmlformats.openxml|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
    org.openxmlformats.spreadsheetml.sheet|org.openxmlformats.openxml public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
    org.openxmlformats.presentationml.presentation|org.openxmlformats.openxml public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
    com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word 97 document
    com.microsoft.excel.xls|public.data public.composite-content public.spreadsheet|xls|application/vnd.ms-excel application/msexcel|Excel 97 workbook
    com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint application/mspowerpoint|PowerPoint 97 presentation
    com.apple.iwork.pages.sffpages|public.data public.composite-content|pages|application/vnd.apple.pages|Pages document
    com.apple.iwork.numbers.sffnumbers|public.data public.composite-content public.spreadsheet|numbers|application/vnd.apple.numbers|Numbers document
    com.apple.iwork.keynote.sffkey|public.data public.presentation|key|application/vnd.apple.keynote|Keynote document
    """

  static let others = """
    public.message||||message
    public.email-message|public.message|||e-mail message
    com.apple.mail.email|public.data public.email-message|eml|message/rfc822|e-mail message
    public.contact||||contact
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard text/directory|vCard
    public.to-do-item||||to-do item
    public.calendar-event||||calendar event
    com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|iCalendar file
    com.apple.ical.vcs|public.text public.calendar-event|vcs|text/x-vcalendar|vCalendar file
    com.apple.internet-location|public.data|||internet location
    com.apple.web-internet-location|com.apple.internet-location|webloc||web location
    com.microsoft.internet-shortcut|public.data|url|application/x-mswinurl|internet shortcut
    com.apple.linkpresentation.metadata|public.data|||link metadata
    com.apple.pkpass-data|public.data|pkpass|application/vnd.apple.pkpass|pass
    com.topografix.gpx|public.xml|gpx|application/gpx+xml application/gpx|GPX track
    com.google.earth.kml|public.xml|kml|application/vnd.google-earth.kml+xml|KML map
    com.google.earth.kmz|public.data public.archive|kmz|application/vnd.google-earth.kmz|KMZ map
    public.font||||font
    public.truetype-ttf-font|public.data public.font|ttf|font/ttf application/x-font-ttf|TrueType font
    public.truetype-collection-font|public.data public.font|ttc|font/collection|font collection
    public.opentype-font|public.data public.font|otf|font/otf application/x-font-otf|OpenType font
    org.w3.woff|public.data public.font|woff|font/woff application/font-woff|WOFF font
    org.w3.woff2|public.data public.font|woff2|font/woff2|WOFF 2 font
    public.bookmark||||bookmark
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12 application/pkcs12|PKCS #12 data
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert application/pkix-cert|X.509 certificate
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB book
    public.log|public.item|||log
    com.apple.log|public.plain-text public.log|log|text/x-log|log file
    """

  static let all = [items, text, images, media, containers, others]
}
