namespace SpanPack;

/// <summary>Values of the tag <c>_dd.propagation_error</c>. Source: docs/protocol.md#headers-between-services.</summary>
internal static class PropagationErrors
{
    internal const string TagName = "_dd.propagation_error";

    /// <summary>The tags exceed the size of the header, which is not sent.</summary>
    internal const string InjectMaxSize = "inject_max_size";

    /// <summary>The header of tags is too long; it is not read.</summary>
    internal const string ExtractMaxSize = "extract_max_size";

    /// <summary>A tag has characters that the header does not allow; it is not sent.</summary>
    internal const string EncodingError = "encoding_error";

    /// <summary>The header cannot be read.</summary>
    internal const string DecodingError = "decoding_error";

    /// <summary>Tags are neither sent nor read, because the limit is 0.</summary>
    internal const string Disabled = "disabled";
}
