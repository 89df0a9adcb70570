namespace SpanPack;

/// <summary>The tag classes of mapped spans.</summary>
internal enum TagClass : byte
{
    Any,
    HttpServer,
    HttpClient,
    Database,
    Messaging,
    Rpc,
}
