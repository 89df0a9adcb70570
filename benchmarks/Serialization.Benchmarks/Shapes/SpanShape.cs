namespace SpanPack.Benchmarks.Shapes;

/// <summary>The spans that are measured. P1 to P5 are the shapes that were measured with the tracer of the peer too.</summary>
public enum SpanShape
{
    /// <summary>Ids, times and four short strings.</summary>
    Minimal,

    /// <summary>P1: name, resource, service and type; the automatic tags.</summary>
    Simple,

    /// <summary>P1 and 1 string tag set by name.</summary>
    OneTag,

    /// <summary>P1 and 17 string tags set by name: 16 more than <see cref="OneTag"/>.</summary>
    SeventeenTags,

    /// <summary>P2: P1 and 5 string tags set by name.</summary>
    SomeTags,

    /// <summary>P3: P1, 25 string tags and 10 numbers set by name.</summary>
    ManyTags,

    /// <summary>P4: a web server's span, 9 typed tags, 1 constant one, and the automatic ones. All values repeat.</summary>
    WebServer,

    /// <summary>P4 with a URL of its own for each span, as in a service with ids in its paths.</summary>
    WebServerUniqueUrls,

    /// <summary>P4 whose name, resource and tag values are objects of each span's own: nothing is found by identity.</summary>
    WebServerNewTexts,

    /// <summary>P5: a database client's span, 2 typed tags, 1 constant one, 1 set by name; no name, resource or type.</summary>
    Sql,

    /// <summary>P1 and 2 links with attributes.</summary>
    Links,

    /// <summary>P1 and 2 events with attributes of all types.</summary>
    Events,

    /// <summary>P1 and one entry of structured data (<c>meta_struct</c>).</summary>
    MetaStruct,

    /// <summary>P1 with accented, Cyrillic and Chinese text in name, resource and 4 tags.</summary>
    NonAscii,

    /// <summary>The same with objects of each span's own: all of them have to be transcoded.</summary>
    NonAsciiNewTexts,

    /// <summary>P1 and one tag of 8 KB.</summary>
    LongValue,

    /// <summary>P1 in a process of Azure App Service: its eleven tags on every span.</summary>
    AppService,
}
