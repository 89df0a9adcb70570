namespace SpanPack;

/// <summary>Tags that both ends of an HTTP request have in common.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
public abstract partial class WebTags : SpanTags
{
    /// <summary>Gets or sets the method, such as <c>GET</c>.</summary>
    [Tag("http.method")]
    public partial string? Method { get; set; }

    /// <summary>Gets or sets the URL, without secrets.</summary>
    [Tag("http.url")]
    public partial string? Url { get; set; }

    /// <summary>Gets or sets the status code, 100 to 599.</summary>
    [Tag("http.status_code")]
    public partial int? StatusCode { get; set; }

    /// <summary>Gets or sets the user agent of the client.</summary>
    [Tag("http.useragent")]
    public partial string? UserAgent { get; set; }

    /// <summary>Gets or sets whether the span is always included in statistics: 1 if so.</summary>
    [Metric(MetricNames.Measured)]
    public partial double? Measured { get; set; }
}
