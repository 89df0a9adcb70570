namespace SpanPack;

/// <summary>Texts of headers that are equal for most calls of a trace: created by the first call, reused by the others.</summary>
/// <remarks>Set by any number of threads; either text is valid.</remarks>
internal interface IHeaderTexts
{
    /// <summary>Gets or sets the lower half of the trace id as a decimal number; null until it was created.</summary>
    public string? TraceIdText { get; set; }

    /// <summary>Gets or sets the tags of the last call; null until they were created.</summary>
    public string? TagsText { get; set; }
}
