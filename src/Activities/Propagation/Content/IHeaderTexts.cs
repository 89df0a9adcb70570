namespace SpanPack;

/// <summary>Texts of headers that are alike for most calls of a trace: made by the first call, used again by the others.</summary>
/// <remarks>Set by any number of threads: either text will do.</remarks>
internal interface IHeaderTexts
{
    /// <summary>Gets or sets the lower half of the trace id as a decimal number; null until it was made.</summary>
    public string? TraceIdText { get; set; }

    /// <summary>Gets or sets the tags of the last call; null until they were made.</summary>
    public string? TagsText { get; set; }
}
