namespace SpanPack;

/// <summary>The texts of spans that are derived from attributes.</summary>
internal static class MappedTexts
{
    private const int MaxResource = 5000; // bytes

    private static readonly TextTable<TextForm> s_texts = new(Make);

    internal static string Get(TextForm form, string first, string second = "") => s_texts.Get(form, first, second);

    /// <summary>Returns a resource from one text.</summary>
    internal static string CutResource(string text) => Utf8Cut.Of(text, MaxResource);

    /// <summary>Returns the tag name of an unknown attribute.</summary>
    internal static string TagNameOf(string attribute) => HeaderAttributes.Has(attribute) ? Get(TextForm.HeaderTag, attribute) : attribute;

    private static string Make(TextForm form, string first, string second) => form switch
    {
        TextForm.Resource => Utf8Cut.Of($"{first} {second}", MaxResource),
        TextForm.Service => ServiceForm.Of(first),
        TextForm.TagValue => TagForm.Of(first),
        TextForm.HeaderTag => HeaderAttributes.Rename(first),
        TextForm.Operation => NameForm.Of(first),
        TextForm.Query => NameForm.Of($"{first}.query"),
        TextForm.Pair => NameForm.Of($"{first}.{second}"),
        TextForm.AwsRequest => NameForm.Of($"aws.{first}.request"),
        TextForm.ClientRequest => NameForm.Of($"{first}.client.request"),
        TextForm.ServerRequest => NameForm.Of($"{first}.server.request"),
        TextForm.InvokePair => NameForm.Of($"{first}.{second}.invoke"),
        _ => NameForm.Of($"{first}.invoke"),
    };
}
