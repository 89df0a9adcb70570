using System.Globalization;

namespace SpanPack;

/// <summary>
/// The version of an agent, for comparisons. Pre-releases come before their release; a version that cannot be read is older than all.
/// </summary>
internal readonly record struct AgentVersion(int Major, int Minor, int Patch, int Candidate) : IComparable<AgentVersion>
{
    private const int Release = int.MaxValue;
    private const int MaxLength = 100;

    internal static AgentVersion Parse(string? text)
    {
        if (text is null || text.Length > MaxLength) return default;
        ReadOnlySpan<char> rest = text.AsSpan();
        if (rest.StartsWith("v", StringComparison.OrdinalIgnoreCase)) rest = rest[1..];
        if (rest.IndexOf('+') is var build and >= 0) rest = rest[..build];
        int candidate = Release;
        if (rest.IndexOf('-') is var dash and >= 0)
        {
            candidate = CandidateOf(rest[(dash + 1)..]);
            rest = rest[..dash];
        }

        Span<Range> parts = stackalloc Range[4];
        if (rest.Split(parts, '.') != 3) return default;
        return TryParse(rest[parts[0]], out int major) && TryParse(rest[parts[1]], out int minor) && TryParse(rest[parts[2]], out int patch)
            ? new AgentVersion(major, minor, patch, candidate)
            : default;
    }

    public int CompareTo(AgentVersion other)
        => (Major, Minor, Patch, Candidate).CompareTo((other.Major, other.Minor, other.Patch, other.Candidate));

    // "rc.6"; "devel" comes before all candidates.
    private static int CandidateOf(ReadOnlySpan<char> preRelease)
        => preRelease.StartsWith("rc.", StringComparison.OrdinalIgnoreCase) && TryParse(preRelease[3..], out int candidate) ? candidate : 0;

    private static bool TryParse(ReadOnlySpan<char> digits, out int number)
        => int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out number);
}
