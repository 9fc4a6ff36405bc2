/** Types of imported components for the rules that read types; without them each component is `any` and linting is slower. */

process.env['SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK'] = '1';
