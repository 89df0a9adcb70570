namespace SpanPack;

/// <summary>The rule for a computed text of a client's span.</summary>
internal enum ClientText : byte
{
    /// <summary>A method and the target of a URL, with ids replaced.</summary>
    Call,

    /// <summary>A method and a route, as Datadog's tracer simplifies it.</summary>
    Route,

    /// <summary>A method and a path, in lower case, with ids replaced.</summary>
    RequestPath,

    /// <summary>In lower case.</summary>
    Lower,

    /// <summary>Both with a space between.</summary>
    Words,

    /// <summary>Both with a dot between.</summary>
    Dotted,

    /// <summary>Both behind slashes.</summary>
    Path,

    /// <summary>An exchange and a routing key that a message is published to.</summary>
    Publish,

    /// <summary>A host and its port.</summary>
    Authority,

    /// <summary>With the end of the name of an asynchronous method.</summary>
    Async,

    /// <summary>Between square brackets.</summary>
    Bracketed,

    /// <summary>The first word.</summary>
    FirstWord,

    /// <summary>The message of an error with an HTTP status only.</summary>
    StatusMessage,
}
