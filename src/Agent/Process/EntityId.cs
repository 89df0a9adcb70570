using System.Diagnostics;

namespace SpanPack;

/// <summary>The container of the process, if known. The agent uses it to find the tags of the container.</summary>
/// <remarks>Immutable. It is available on Linux only.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class EntityId
{
    private const int FirstInode = 3; // 0 to 2 are no cgroup's: invalid, and roots of file systems

    private EntityId()
    {
    }

    /// <summary>
    /// Gets the id of the container, or <see langword="null"/>: 64 hex digits, a UUID, or 32 hex digits, a hyphen and a number.
    /// </summary>
    public string? ContainerId { get; private init; }

    /// <summary>
    /// Gets the value of the header <c>Datadog-Entity-ID</c>: <c>ci-</c> and the container's id, else <c>in-</c> and the inode of its
    /// cgroup, or <see langword="null"/>.
    /// </summary>
    public string? Value { get; private init; }

    /// <summary>
    /// Gets the value of the header <c>Datadog-External-Env</c>, from <c>DD_EXTERNAL_ENV</c>: printable ASCII, or <see langword="null"/>.
    /// </summary>
    public string? ExternalEnvironment { get; private init; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The values of the two headers, or <c>not in a container</c>.</returns>
    public override string ToString()
        => Value is null && ExternalEnvironment is null
            ? "not in a container"
            : string.Join(' ', new[] { Value, ExternalEnvironment }.Where(static text => text is not null));

    /// <summary>Reads the ids of this machine.</summary>
    /// <param name="roots">The roots of the file system; null if it is not Linux.</param>
    /// <param name="variables">The source of the external environment.</param>
    internal static EntityId Read(LinuxRoots? roots, Variables variables)
    {
        if (roots is null) return new EntityId();
        CgroupEntry[] entries = CgroupFile.Read(roots);
        string? id = IdOf(entries);
        return new EntityId
        {
            ContainerId = id,
            Value = id is not null ? $"ci-{id}" : InodeOf(entries, roots) is { } inode ? $"in-{inode}" : null,
            ExternalEnvironment = HeaderValue(variables.Verbatim("DD_EXTERNAL_ENV")),
        };
    }

    private static string? IdOf(CgroupEntry[] entries)
    {
        foreach (CgroupEntry entry in entries)
        {
            if (SpanPack.ContainerId.Find(entry.Path) is { } id) return id;
        }

        return null;
    }

    private static ulong? InodeOf(CgroupEntry[] entries, LinuxRoots roots)
        => CgroupFile.IsOfHost(roots)
            ? null
            : InodeOf(Array.FindAll(entries, static entry => entry.IsMemory), roots.Cgroups)
                ?? InodeOf(Array.FindAll(entries, static entry => entry.IsUnified), roots.Cgroups);

    private static ulong? InodeOf(CgroupEntry[] entries, string root)
    {
        foreach (CgroupEntry entry in entries)
        {
            if (entry.FolderBelow(root) is { } folder && Inode.Of(folder) is { } inode and >= FirstInode) return inode;
        }

        return null;
    }

    // A control character would split the header; one that is not ASCII may become one where it is sent as a byte.
    private static string? HeaderValue(string? text) => text is not null && !text.AsSpan().ContainsAnyExceptInRange(' ', '~') ? text : null;
}
