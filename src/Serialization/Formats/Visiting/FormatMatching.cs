namespace SpanPack;

/// <summary>Reads the first elements of a payload, by which formats are distinguished.</summary>
internal static class FormatMatching
{
    /// <summary>Matches a map by its first key.</summary>
    internal static FormatMatch OfMap(ref MessagePackReader reader, MessagePackKind key)
    {
        if (reader.NextKind != MessagePackKind.Map) return FormatMatch.None;
        if (reader.ReadMapHeader() == 0) return FormatMatch.Possible;
        return reader.NextKind == key ? FormatMatch.Certain : FormatMatch.None;
    }

    /// <summary>Finds the first element in an array of arrays. Nil is skipped, since it stands for a span or a text.</summary>
    /// <param name="reader">The start of the payload.</param>
    /// <param name="index">The index of the array that contains it; the number of arrays when all are empty.</param>
    /// <returns>
    /// The kind of the element; <see cref="MessagePackKind.Nil"/> for nothing, <see cref="MessagePackKind.Other"/> when the payload is not
    /// an array of arrays.
    /// </returns>
    internal static MessagePackKind FirstInArrays(ref MessagePackReader reader, out int index)
    {
        index = 0;
        if (reader.NextKind != MessagePackKind.Array) return MessagePackKind.Other;
        for (int count = reader.ReadArrayHeader(); index < count; index++)
        {
            if (reader.NextKind != MessagePackKind.Array) return MessagePackKind.Other;
            for (int elements = reader.ReadArrayHeader(); elements > 0; elements--)
            {
                if (reader.NextKind is not MessagePackKind.Nil and var kind) return kind;
                reader.Skip();
            }
        }

        return MessagePackKind.Nil;
    }
}
