using System.Diagnostics;

namespace SpanPack;

/// <summary>An endpoint that the program serves.</summary>
/// <remarks>Immutable. The first 500 characters of each text are reported, without text that looks like a secret.</remarks>
/// <param name="OperationName">The operation that serves it, such as <c>http.request</c>.</param>
/// <param name="ResourceName">The resource of its spans, such as <c>GET /cart/{id}</c>.</param>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TelemetryEndpoint(string OperationName, string ResourceName)
{
    private const int MaxChars = 500;

    /// <summary>Gets or initializes the kind, such as <c>REST</c>; null (the default) if unknown.</summary>
    public string? Type { get; init; }

    /// <summary>Gets or initializes the method, such as <c>GET</c>; null (the default) if unknown.</summary>
    public string? Method { get; init; }

    /// <summary>Gets or initializes the template of the path, such as <c>/cart/{id}</c>; null (the default) if unknown.</summary>
    public string? Path { get; init; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Operation and resource.</returns>
    public override string ToString() => $"{OperationName} {ResourceName}";

    internal TelemetryEndpoint Shorten() => this with
    {
        OperationName = TextOf(OperationName),
        ResourceName = TextOf(ResourceName),
        Type = Type is null ? null : TextOf(Type),
        Method = Method is null ? null : TextOf(Method),
        Path = Path is null ? null : TextOf(Path),
    };

    // Cut after secrets are out: the end of one says that it is one.
    private static string TextOf(string? text) => CutText.Of(SecretText.OfMessage(text ?? ""), MaxChars);
}
