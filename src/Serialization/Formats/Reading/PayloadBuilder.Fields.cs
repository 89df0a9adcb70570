namespace SpanPack;

/// <content>Fields that need more than an assignment.</content>
internal partial struct PayloadBuilder
{
    private void SetHeader(TraceTextField field, string text)
    {
        _budget.Take(ObjectCosts.Header);
        _header = field switch
        {
            TraceTextField.PayloadContainerId => _header with { ContainerId = text },
            TraceTextField.PayloadLanguageName => _header with { LanguageName = text },
            TraceTextField.PayloadLanguageVersion => _header with { LanguageVersion = text },
            TraceTextField.PayloadTracerVersion => _header with { TracerVersion = text },
            TraceTextField.PayloadRuntimeId => _header with { RuntimeId = text },
            TraceTextField.PayloadEnvironment => _header with { Environment = text },
            TraceTextField.PayloadHostName => _header with { HostName = text },
            _ => _header with { AppVersion = text },
        };
    }

    private struct LinkParts
    {
        internal ulong TraceIdUpper;
        internal ulong TraceIdLower;
        internal ulong SpanId;
        internal uint Flags;
        internal string? TraceState;
        internal AttributeList? Attributes;

        internal readonly SpanLink Build()
            => new(new UInt128(TraceIdUpper, TraceIdLower), SpanId) { TraceState = TraceState, Flags = Flags, Attributes = Attributes! };
    }

    private struct EventParts
    {
        internal ulong Time;
        internal string? Name;
        internal AttributeList? Attributes;

        internal readonly SpanEvent Build() => new(Name ?? string.Empty, Time) { Attributes = Attributes! };
    }

    /// <summary>Fields that only v1.0 spans have. Consecutive spans with the same values share one object.</summary>
    private struct V1Parts
    {
        internal LiftedTexts Texts;
        internal uint Kind;

        private SpanV1Fields? _last;

        /// <summary>Gets whether the span has any of them.</summary>
        internal readonly bool IsSet => Kind != 0 || Texts.IsSet;

        /// <summary>Returns the collected fields and clears them.</summary>
        internal SpanV1Fields Take()
        {
            if (_last is null || !_last.Has(Texts, Kind)) _last = new SpanV1Fields { Texts = Texts, Kind = Kind };
            (Texts, Kind) = (default, 0);
            return _last;
        }
    }
}
