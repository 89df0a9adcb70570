namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>What <see cref="ScriptedTags{TKind}"/> answers when it is asked for a level.</summary>
/// <param name="Source">Whose slots.</param>
/// <param name="Table">Which of the tables, by its index in <see cref="ScriptTables.All"/>.</param>
/// <param name="More">Whether it says that a further level follows.</param>
internal readonly record struct ScriptStep(SlotSource Source, int Table = 0, bool More = false);
