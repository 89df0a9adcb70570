namespace SpanPack;

/// <summary>The texts of spans that are made of attributes.</summary>
internal static class MappedTexts
{
    private const int MaxResource = 5000; // bytes

    private static readonly TextTable<TextForm> s_texts = new(Make);

    internal static string Get(TextForm form, string first, string second = "") => s_texts.Get(form, first, second);

    /// <summary>A resource of one text.</summary>
    internal static string CutResource(string text) => Utf8Length.Cut(text, MaxResource);

    private static string Make(TextForm form, string first, string second) => form switch
    {
        TextForm.Resource => Utf8Length.Cut($"{first} {second}", MaxResource),
        TextForm.Service => ServiceForm.Of(first),
        TextForm.TagValue => TagForm.Of(first),
        TextForm.HeaderTag => HeaderNames.Rename(first),
        TextForm.Operation => NameForm.Of(TagForm.Of(first)),
        TextForm.Query => NameForm.Of($"{TagForm.Of(first)}.query"),
        TextForm.Pair => NameForm.Of($"{TagForm.Of(first)}.{TagForm.Of(second)}"),
        TextForm.AwsRequest => NameForm.Of($"aws.{TagForm.Of(first)}.request"),
        TextForm.ClientRequest => NameForm.Of($"{TagForm.Of(first)}.client.request"),
        TextForm.ServerRequest => NameForm.Of($"{TagForm.Of(first)}.server.request"),
        TextForm.InvokePair => NameForm.Of($"{TagForm.Of(first)}.{TagForm.Of(second)}.invoke"),
        _ => NameForm.Of($"{TagForm.Of(first)}.invoke"),
    };
}
