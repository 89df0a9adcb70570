namespace SpanPack;

/// <summary>Takes the fields from tags that exist before spans are written.</summary>
internal static class NamedTextFields
{
    /// <summary>Clears the fields, and takes those of the first tags.</summary>
    internal static void Begin(this ref LiftedFields fields, NamedTexts first)
    {
        fields.Texts = first.Lifted; // and not both as a pair, which the JIT would build in memory first
        fields.Kind = first.Kind;
    }

    /// <summary>Takes the fields of later tags, which take precedence.</summary>
    internal static void TakeAll(this ref LiftedFields fields, NamedTexts later)
    {
        if (later.Kind != 0) fields.Kind = later.Kind;
        if (later.HasLiftedTexts) fields.TakeTexts(in later.Lifted);
    }
}
