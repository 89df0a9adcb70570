namespace SpanPack;

/// <summary>Takes the fields that tags known before spans are written have become.</summary>
internal static class NamedTextFields
{
    /// <summary>Forgets what was taken, and takes the fields of the first tags.</summary>
    internal static void Begin(this ref LiftedFields fields, NamedTexts first)
    {
        fields.Texts = first.Lifted; // and not both as a pair, which the JIT would build in memory first
        fields.Kind = first.Kind;
    }

    /// <summary>Takes the fields of tags that come later and so win.</summary>
    internal static void TakeAll(this ref LiftedFields fields, NamedTexts later)
    {
        if (later.Kind != 0) fields.Kind = later.Kind;
        if (later.HasLiftedTexts) fields.TakeTexts(in later.Lifted);
    }
}
