namespace SpanPack;

/// <summary>The attributes of a call: the names of Grpc.Net.Client, else those of the semantic conventions.</summary>
internal static class GrpcCall
{
    /// <summary>The source of Grpc.Net.Client.</summary>
    internal const string SourceName = "Grpc.Net.Client";

    private const int Ok = 0;

    // By their numbers. Source: the status codes of gRPC, as .NET spells them.
    private static readonly string[] s_codes =
    [
        "OK", "Cancelled", "Unknown", "InvalidArgument", "DeadlineExceeded", "NotFound", "AlreadyExists", "PermissionDenied",
        "ResourceExhausted",
        "FailedPrecondition", "Aborted", "OutOfRange", "Unimplemented", "Internal", "Unavailable", "DataLoss", "Unauthenticated",
    ];

    private static readonly TextTable<GrpcPart> s_parts = new(MakePart);

    /// <summary>Gets the attribute of Grpc.Net.Client that names the method.</summary>
    internal static string? MethodOf(in SpanFacts span) => span.Source.FindText("grpc.method") is { Length: > 0 } method ? method : null;

    /// <summary>Gets the path: <c>/package.Service/Method</c>.</summary>
    internal static string? PathOf(in SpanFacts span)
    {
        if (MethodOf(span) is { } path) return path;
        if (span.Find(AttributeId.RpcMethod) is not { } method) return null;
        if (span.Find(AttributeId.RpcService) is not { } service)
            return method[0] == '/' ? method : ClientTexts.Get(ClientText.Path, method);
        return ClientTexts.Get(ClientText.Path, service, method);
    }

    /// <summary>Gets the status code; null if unknown.</summary>
    internal static int? CodeOf(in SpanFacts span)
    {
        string? text = StatusAttributes.FindGrpc(span) ?? TextOf(new AttributeView(span.Source).Find("grpc.status_code"));
        if (text is null) return null;
        if (int.TryParse(text, out int code)) return code is >= Ok and < 1000 ? code : null;
        int named = Array.FindIndex(s_codes,
            name => string.Equals(name, text.Replace("_", "", StringComparison.Ordinal), StringComparison.OrdinalIgnoreCase));
        return named < 0 ? null : named;
    }

    /// <summary>Gets the message of a call that did not succeed; null for one that did.</summary>
    internal static string? ErrorOf(in SpanFacts span)
        => CodeOf(span) is { } code && code != Ok ? code < s_codes.Length ? s_codes[code] : GoScalars.OfInteger(code) : null;

    internal static string Part(string path, GrpcPart part) => s_parts.Get(part, path);

    private static string? TextOf(object? value) => value switch
    {
        string text => text,
        int number => GoScalars.OfInteger(number),
        long number => GoScalars.OfInteger(number),
        _ => null,
    };

    private static string MakePart(GrpcPart part, string path, string none)
    {
        ReadOnlySpan<char> rest = path.AsSpan().TrimStart('/');
        int slash = rest.IndexOf('/');
        if (part == GrpcPart.Name) return rest[(slash + 1)..].ToString();
        ReadOnlySpan<char> service = slash < 0 ? default : rest[..slash];
        int dot = service.LastIndexOf('.');
        return (part == GrpcPart.Service ? service[(dot + 1)..] : service[..Math.Max(dot, 0)]).ToString();
    }
}
