using System.Diagnostics;

namespace SpanPack.Tracing;

/// <summary>A user, for <see cref="SpanExtensions.SetUser"/>.</summary>
/// <remarks>A value: each thread has its own copy.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public struct UserDetails
{
    /// <summary>Creates a user.</summary>
    /// <param name="id">The id; not null or empty.</param>
    /// <exception cref="ArgumentException"><paramref name="id"/> is null or empty.</exception>
    public UserDetails(string id)
    {
        ArgumentException.ThrowIfNullOrEmpty(id);
        Id = id;
    }

    /// <summary>Gets or sets the id.</summary>
    public string Id { get; set; }

    /// <summary>Gets or sets the email address; null for none.</summary>
    public string? Email { get; set; }

    /// <summary>Gets or sets the name; null for none.</summary>
    public string? Name { get; set; }

    /// <summary>Gets or sets the id of the session; null for none.</summary>
    public string? SessionId { get; set; }

    /// <summary>Gets or sets the role; null for none.</summary>
    public string? Role { get; set; }

    /// <summary>Gets or sets the scopes or authorities; null for none.</summary>
    public string? Scope { get; set; }

    /// <summary>
    /// Gets or sets whether the id is propagated to all called services, including those of other companies; false by default.
    /// </summary>
    public bool PropagateId { get; set; }

    /// <summary>Returns the id, for display.</summary>
    /// <returns>The id.</returns>
    public override readonly string ToString() => Id;
}
