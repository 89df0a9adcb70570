namespace SpanPack;

/// <summary>The arguments of a Redis command that are values, in their order.</summary>
internal struct RedisArguments
{
    private readonly Rule _rule;
    private readonly int _number; // the argument, or the distance of two
    private int _count;
    private int _from; // where a pattern begins

    /// <param name="name">The name of the command.</param>
    internal RedisArguments(ReadOnlySpan<char> name)
    {
        const int Longest = 17;
        if (name.Length > Longest) return;
        Span<char> upper = stackalloc char[Longest];
        name.ToUpperInvariant(upper);
        (_rule, _number, _from) = RuleOf(upper[..name.Length]);
    }

    private enum Rule : byte
    {
        None,
        One,
        AllFrom,
        Every,
        Config,
        BitField,
        AfterFlags,
        Password,
        Sentinel,
    }

    /// <summary>Writes the next argument, or its replacement.</summary>
    internal void Add(scoped ReadOnlySpan<char> argument, scoped ref TextSink output)
    {
        int place = _count++;
        if (_rule == Rule.AllFrom && place > _number) return;
        output.Add(' ');
        if (IsValue(argument, place)) output.Add('?');
        else output.Add(argument);
    }

    // Source: the agent's table of commands. The agent leaves the values after GT, LT and lower case, all but the first setting of CONFIG
    // and the later ones of BITFIELD.
    private static (Rule Rule, int Number, int From) RuleOf(ReadOnlySpan<char> name) => name switch
    {
        "AUTH" or "HELLO" => (Rule.AllFrom, 0, 0),
        "APPEND" or "GETSET" or "LPUSHX" or "GEORADIUSBYMEMBER" or "RPUSHX" or "SET" or "SETNX" or "SISMEMBER" or "ZRANK" or "ZREVRANK"
            or "ZSCORE"
            => (Rule.One, 1, 0),
        "HSETNX" or "LREM" or "LSET" or "SETBIT" or "SETEX" or "PSETEX" or "SETRANGE" or "ZINCRBY" or "SMOVE" or "RESTORE"
            => (Rule.One, 2, 0),
        "LINSERT" => (Rule.One, 3, 0),
        "GEOHASH" or "GEOPOS" or "GEODIST" or "LPUSH" or "RPUSH" or "SREM" or "ZREM" or "SADD" or "ACL" => (Rule.AllFrom, 1, 0),
        "GEOADD" => (Rule.AfterFlags, 3, 0),
        "HMSET" or "HSET" => (Rule.Every, 2, 1),
        "MSET" or "MSETNX" => (Rule.Every, 2, 0),
        "CONFIG" => (Rule.Config, 2, 0),
        "BITFIELD" => (Rule.BitField, 3, 0),
        "ZADD" => (Rule.AfterFlags, 2, 0),
        "MIGRATE" => (Rule.Password, 0, 0),
        "SENTINEL" => (Rule.Sentinel, 2, int.MaxValue),
        _ => default,
    };

    private bool IsValue(scoped ReadOnlySpan<char> argument, int place)
    {
        switch (_rule)
        {
            case Rule.One or Rule.AllFrom:
                return place == _number;
            case Rule.Every:
                return IsEvery(place);
            case Rule.Config:
                if (place == 0 && Is(argument, "SET")) _from = 1;
                return _from == 1 && IsEvery(place);
            case Rule.BitField:
                return IsBitFieldValue(argument, place);
            case Rule.AfterFlags:
                if (_from == 0 && place > 0 && !IsFlag(argument)) _from = place;
                return _from > 0 && IsEvery(place);
            case Rule.Password:
                return IsPassword(argument, place);
            case Rule.Sentinel: // SET master name value, CONFIG SET name value
                if (place <= 1 && Is(argument, "SET")) _from = 2;
                return IsEvery(place);
            default:
                return false;
        }
    }

    // Of MIGRATE host port key database time-out: AUTH password, AUTH2 user password. The agent leaves it, as those of SENTINEL.
    private bool IsPassword(scoped ReadOnlySpan<char> argument, int place)
    {
        const int First = 5; // the first option
        if (_from > 0) return _from-- > 0;
        if (place >= First) _from = Is(argument, "AUTH") ? 1 : Is(argument, "AUTH2") ? 2 : 0;
        return false;
    }

    private static bool Is(scoped ReadOnlySpan<char> argument, string word) => argument.Equals(word, StringComparison.OrdinalIgnoreCase);

    private readonly bool IsEvery(int place) => place >= _from && (place - _from) % _number == _number - 1;

    // Of ZADD and GEOADD.
    private static bool IsFlag(scoped ReadOnlySpan<char> argument)
    {
        const int Longest = 4;
        if (argument.Length > Longest) return false;
        Span<char> upper = stackalloc char[Longest];
        argument.ToUpperInvariant(upper);
        return upper[..argument.Length] is "NX" or "XX" or "GT" or "LT" or "CH" or "INCR";
    }

    private bool IsBitFieldValue(scoped ReadOnlySpan<char> argument, int place)
    {
        if (Is(argument, "SET")) _from = place;
        return _from > 0 && place - _from == _number;
    }
}
