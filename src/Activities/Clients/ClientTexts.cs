namespace SpanPack;

/// <summary>A cache of the computed texts of clients' spans: most programs have few.</summary>
internal static class ClientTexts
{
    private const int MaxResource = 5000; // bytes

    private static readonly TextTable<ClientText> s_texts = new(Make);

    internal static string Get(ClientText form, string first, string second = "") => s_texts.Get(form, first, second);

    private static string Make(ClientText form, string first, string second) => form switch
    {
        ClientText.Call => Utf8Cut.Of($"{first} {UrlText.Target(second)}", MaxResource),
        ClientText.Route => Utf8Cut.Of($"{first} {RouteTemplate.Simplify(second)}", MaxResource),
        ClientText.RequestPath => Utf8Cut.Of($"{first} {PathOf(second)}", MaxResource),
        ClientText.Lower => first.ToLowerInvariant(),
        ClientText.Words => Utf8Cut.Of($"{first} {second}", MaxResource),
        ClientText.Dotted => Utf8Cut.Of($"{first}.{second}", MaxResource),
        ClientText.Path => second.Length == 0 ? $"/{first}" : $"/{first}/{second}",
        ClientText.Publish => Utf8Cut.Of($"basic.publish {first} -> {second}", MaxResource),
        ClientText.Authority => $"{first}:{second}",
        ClientText.Async => $"{first}Async",
        ClientText.Bracketed => $"[{first}]",
        ClientText.FirstWord => first[..(first.AsSpan().IndexOfAny(' ', '\n') is > 0 and var end ? end : first.Length)],
        _ => $"The HTTP response has status code {first}.",
    };

    private static string PathOf(string path)
    {
        string lower = PathIds.Hide(path).ToLowerInvariant();
        return lower.StartsWith('/') ? lower : "/" + lower;
    }
}
