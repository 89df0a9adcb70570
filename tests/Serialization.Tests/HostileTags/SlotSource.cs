namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>Whose slots a level of <see cref="ScriptedTags{TKind}"/> hands out.</summary>
internal enum SlotSource
{
    /// <summary>Fields of the object, as the generator makes them.</summary>
    Own,

    /// <summary>Other fields of the object.</summary>
    OwnOther,

    /// <summary>Arrays of the object's.</summary>
    Heap,

    /// <summary>Arrays of the process.</summary>
    Static,

    /// <summary>Fields of an object that was allocated right after this one.</summary>
    Neighbour,

    /// <summary>No level.</summary>
    None,

    /// <summary>An exception.</summary>
    Throws,
}
